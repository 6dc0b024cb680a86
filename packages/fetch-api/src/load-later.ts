import { ZoetropeError } from '@zoetrope/transport';

/** The calls that few pages make. They come with the first of them, and not at all where the network fails. */
export function loadLater(): Promise<typeof import('./later.ts')> {
  return import('./later.ts').catch((cause) => {
    throw new ZoetropeError(cause.message, { code: 'network', cause });
  });
}
