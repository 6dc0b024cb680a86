// Serves the site in a separate thread, so that controlling the browser does not delay its responses.
import { parentPort, workerData } from 'node:worker_threads';
import { serveEmbed } from './serve-embed.mjs';

const { origin, html } = await serveEmbed(workerData.port, workerData.script);
parentPort.postMessage({ origin, html });
