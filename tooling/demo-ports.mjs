import util from 'node:util';

const PORT = { type: 'string' };

/** The ports that `pnpm demo` was given, or `problem`: a sentence on what is wrong with them. */
export function readPorts(argv) {
  let values;
  try {
    ({ values } = util.parseArgs({ args: argv, options: { port: PORT, 'server-port': PORT } }));
  } catch (error) {
    return { problem: `${error.message}. The demo takes --port <number> and --server-port <number>.` };
  }
  const { port = '5173', 'server-port': serverPort = '8787' } = values;
  const wrong = [port, serverPort].find((text) => !(/^\d{1,5}$/.test(text) && text > 0 && text < 65_536));
  if (wrong !== undefined) return { problem: `"${wrong}" is no port: it must be a number from 1 to 65535.` };
  if (Number(port) === Number(serverPort)) return { problem: `The demo and its server cannot share port ${port}.` };
  return { port: Number(port), serverPort: Number(serverPort) };
}
