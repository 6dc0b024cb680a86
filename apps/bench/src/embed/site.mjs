// A thread of its own for the site: what drives the browser would keep its answers waiting.
import { parentPort, workerData } from 'node:worker_threads';
import { serveEmbed } from './serve-embed.mjs';

const { origin, html } = await serveEmbed(workerData.port, workerData.script);
parentPort.postMessage({ origin, html });
