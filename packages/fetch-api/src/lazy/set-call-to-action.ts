import { request, ZoetropeError } from '@zoetrope/transport';
import type { BaseClient, CallOptions } from '../base-client.ts';
import { buildRequestUrl } from '../build-request-url.ts';
import { toCallToAction } from '../normalize/to-call-to-action.ts';
import { PACKAGE_NAME } from '../version.ts';

/** The link of a GIF; without a text it is removed. */
export interface CallToActionChange {
  /** http(s) only. */
  readonly link?: string | undefined;
  readonly text?: string | undefined;
}

export interface CallToActionOptions extends Pick<CallOptions, 'signal'> {
  /** The token of the GIF's owner. */
  readonly token: string;
}

/** Options of the plain function `setCallToAction`. */
export interface SetCallToActionOptions extends CallToActionOptions {
  readonly cta: CallToActionChange;
}

/** See `endpoints/set-call-to-action.ts`. */
export async function setCallToAction(
  client: BaseClient,
  gifId: string,
  { cta, token, signal }: SetCallToActionOptions,
): Promise<void> {
  const body = toCallToAction(cta);
  if (cta.text && !body) {
    throw new ZoetropeError('A call to action needs an http or https link', { code: 'validation' });
  }
  const { network } = client;
  await request(buildRequestUrl(client, { path: ['gifs', gifId, 'cta'] }), {
    ...network,
    signal,
    name: PACKAGE_NAME,
    retry: false,
    as: 'none',
    headers: { ...network?.headers, Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    ...(body ? { method: 'PUT', body: JSON.stringify(body) } : { method: 'DELETE' }),
  });
}
