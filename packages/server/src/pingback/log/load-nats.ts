import { ServerError } from '../../server-error.ts';

export interface Nats {
  readonly transport: typeof import('@nats-io/transport-node');
  readonly jetstream: typeof import('@nats-io/jetstream');
}

/** Loads the optional peer dependencies. Throws a `ServerError` with the install command if one is missing. */
export async function loadNats(load = importNats): Promise<Nats> {
  try {
    return await load();
  } catch (cause) {
    const isMissing = cause instanceof Error && 'code' in cause && cause.code === 'ERR_MODULE_NOT_FOUND';
    if (!isMissing) throw cause;
    const command = 'npm install @nats-io/transport-node@3 @nats-io/jetstream@3';
    throw new ServerError(`The event log requires the client of NATS. Install it: ${command}`, { cause });
  }
}

async function importNats(): Promise<Nats> {
  const [transport, jetstream] = await Promise.all([import('@nats-io/transport-node'), import('@nats-io/jetstream')]);
  return { transport, jetstream };
}
