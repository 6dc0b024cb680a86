export {
  badGzip,
  drip,
  endless,
  gzipBomb,
  hangUp,
  reset,
  resetInBody,
  sendInChunks,
  silence,
  slowHead,
  stall,
  truncate,
  truncateChunks,
} from './faults.ts';
export { json, once, reply, send } from './reply.ts';
export { type Fault, type FaultServer, type ReceivedRequest, startFaultServer } from './start-fault-server.ts';
