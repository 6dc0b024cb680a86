// Responds to every path with the same 50 GIFs. It is a separate process, because only the client's CPU time is
// measured.
import { createServer } from 'node:http';
import { respond } from './respond.mjs';

const body = Buffer.from(respond(50));
const headers = { 'Content-Type': 'application/json; charset=utf-8', 'Content-Length': body.length };
const server = createServer((_, response) => response.writeHead(200, headers).end(body));
server.listen(0, '127.0.0.1', () => process.send({ origin: `http://127.0.0.1:${server.address().port}` }));
