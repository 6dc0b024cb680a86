export {
  badGzip,
  drip,
  endless,
  gzipBomb,
  hangUp,
  inChunks,
  reset,
  resetInBody,
  silence,
  slowHead,
  stall,
  truncated,
  truncatedChunks,
} from './faults.ts';
export { json, once, reply, send } from './reply.ts';
export { type Fault, type FaultServer, type ReceivedRequest, startFaultServer } from './start-fault-server.ts';
