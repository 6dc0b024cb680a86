import util from 'node:util';

const PORT = { type: 'string' };

/** Parses the arguments of `pnpm demo`. Returns the ports or a `problem`, which is a message. */
export function readPorts(argv) {
  // pnpm passes the `--` of `pnpm demo -- --port 6000` on.
  const args = argv[0] === '--' ? argv.slice(1) : argv;
  let values;
  try {
    ({ values } = util.parseArgs({ args, options: { port: PORT, 'server-port': PORT } }));
  } catch (error) {
    return { problem: `${error.message}. The demo takes --port <number> and --server-port <number>.` };
  }
  const { port = '5173', 'server-port': serverPort = '8787' } = values;
  const invalid = [port, serverPort].find((text) => !(/^\d{1,5}$/.test(text) && text > 0 && text < 65_536));
  if (invalid !== undefined) return { problem: `"${invalid}" is not a port: expected a number from 1 to 65535.` };
  if (Number(port) === Number(serverPort)) return { problem: `The demo and its server cannot share port ${port}.` };
  return { port: Number(port), serverPort: Number(serverPort) };
}
