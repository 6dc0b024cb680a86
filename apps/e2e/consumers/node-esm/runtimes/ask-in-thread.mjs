import { parentPort, workerData } from 'node:worker_threads';
import { ask } from './ask.mjs';

parentPort.postMessage(await ask(workerData));
