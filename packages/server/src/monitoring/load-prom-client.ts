import { ServerError } from '../server-error.ts';

type PromClient = typeof import('prom-client');

/** Loads the optional peer dependency. Throws a `ServerError` with the install command if it is missing. */
export async function loadPromClient(load = (): Promise<PromClient> => import('prom-client')): Promise<PromClient> {
  try {
    return await load();
  } catch (cause) {
    const isMissing = cause instanceof Error && 'code' in cause && cause.code === 'ERR_MODULE_NOT_FOUND';
    if (!isMissing) throw cause;
    throw new ServerError('Metrics require the package prom-client. Install it: npm install prom-client@15', { cause });
  }
}
