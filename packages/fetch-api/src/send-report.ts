import { send } from '@zoetrope/transport';
import type { BaseClient } from './base-client.ts';
import { buildRequestUrl } from './build-request-url.ts';
import type { ApiCall } from './dialect.ts';
import { PACKAGE_NAME } from './version.ts';

interface Report {
  readonly call: ApiCall;
  /** @default 'GET' */
  readonly method?: string | undefined;
  /** Sent as JSON. */
  readonly body?: object | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** Sends a report past all caches. Its response is discarded. */
export async function sendReport(client: BaseClient, { call, method, body, signal }: Report): Promise<void> {
  const { network } = client;
  const json = body && {
    body: JSON.stringify(body),
    headers: { ...network?.headers, 'Content-Type': 'application/json' },
  };
  const options = { ...network, ...json, name: PACKAGE_NAME, method, signal, cache: 'no-store' } as const;
  await send(buildRequestUrl(client, call), options);
}
