import { parentPort, workerData } from 'node:worker_threads';
import { callClient } from './call-client.mjs';

parentPort.postMessage(await callClient(workerData));
