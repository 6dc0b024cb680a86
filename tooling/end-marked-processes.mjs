// node end-marked-processes.mjs MARK: waits for the end of its input, which is the end of the process that has started it. Then it
// ends all processes with the mark.
import { endMarkedProcesses } from './marked-processes.mjs';

process.stdin.resume();
process.stdin.once('end', () => endMarkedProcesses(process.argv[2]));
