import { sdkInfo } from '@zoetrope/transport';
import type { Endpoint } from './endpoint.ts';
import type { PingbackOptions } from './pingback-options.ts';
import { PACKAGE_NAME, PACKAGE_VERSION } from './version.ts';

/** Where the events of a provider go, and how they say who sends them (spec §7). */
export function pingbackEndpoint({ provider, apiKey, sdkInfo: mode = provider.sdkInfo }: PingbackOptions): Endpoint {
  const info = sdkInfo(mode, { name: PACKAGE_NAME, version: PACKAGE_VERSION });
  return {
    url: `${provider.pingbackUrl}/v2/pingback?${new URLSearchParams({ apikey: apiKey, ...info.query })}`,
    headers: { 'Content-Type': 'application/json', ...info.headers },
  };
}
