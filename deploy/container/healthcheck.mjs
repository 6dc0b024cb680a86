// Exits with 0 as long as the server can do at least one of its jobs.
const port = process.env.ZOETROPE_PORT ?? '8787';
const { ok } = await fetch(`http://127.0.0.1:${port}/readyz`);
process.exit(ok ? 0 : 1);
