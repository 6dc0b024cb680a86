import type { Pingback } from './create-pingback.ts';

/**
 * Combines pingbacks of several providers, by the ids of the providers: an event goes to the pingback of its GIF's
 * provider. Events of GIFs of other providers are dropped. All other methods apply to every pingback.
 *
 * @example
 * const pingback = combinePingbacks({ zoetrope: createPingback({ client }), klipy: createReports({ client, calls }) });
 */
export function combinePingbacks(pingbacks: { readonly [providerId: string]: Pingback }): Pingback {
  const byProvider = new Map(Object.entries(pingbacks));
  const all = [...byProvider.values()];
  return {
    track: (event) => byProvider.get(event.gif.provider)?.track(event),
    async flush() {
      await Promise.all(all.map((pingback) => pingback.flush()));
    },
    setConsent(consent) {
      for (const pingback of all) pingback.setConsent(consent);
    },
    setUserId(userId) {
      for (const pingback of all) pingback.setUserId(userId);
    },
    async close() {
      await Promise.all(all.map((pingback) => pingback.close()));
    },
  };
}
