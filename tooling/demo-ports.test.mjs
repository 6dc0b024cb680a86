import { expect, it } from 'vitest';
import { readPorts } from './demo-ports.mjs';

it('has ports of its own, and takes others', () => {
  expect(readPorts([])).toEqual({ port: 5173, serverPort: 8787 });
  expect(readPorts(['--port', '6000', '--server-port=6001'])).toEqual({ port: 6000, serverPort: 6001 });
});

it.each([
  [['--port', 'x'], '"x" is no port'],
  [['--port', '0'], '"0" is no port'],
  [['--server-port', '65536'], '"65536" is no port'],
  [['--port', '7000', '--server-port', '7000'], 'cannot share port 7000'],
  [['--prot', '7000'], "Unknown option '--prot'"],
  [['--port'], 'The demo takes --port <number> and --server-port <number>.'],
])('says what is wrong with %j', (argv, words) => {
  expect(readPorts(argv).problem).toContain(words);
});
