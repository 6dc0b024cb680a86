import { expect, it } from 'vitest';
import { readPorts } from './demo-ports.mjs';

it('returns the default ports, or those of the arguments', () => {
  expect(readPorts([])).toEqual({ port: 5173, serverPort: 8787 });
  expect(readPorts(['--port', '6000', '--server-port=6001'])).toEqual({ port: 6000, serverPort: 6001 });
  expect(readPorts(['--', '--port', '6000'])).toEqual({ port: 6000, serverPort: 8787 });
});

it.each([
  [['--port', 'x'], '"x" is not a port'],
  [['--port', '0'], '"0" is not a port'],
  [['--server-port', '65536'], '"65536" is not a port'],
  [['--port', '7000', '--server-port', '7000'], 'cannot share port 7000'],
  [['--prot', '7000'], "Unknown option '--prot'"],
  [['--port'], 'The demo takes --port <number> and --server-port <number>.'],
])('reports the problem with %j', (argv, problem) => {
  expect(readPorts(argv).problem).toContain(problem);
});
