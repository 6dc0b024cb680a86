import type { PingbackOptions } from './pingback-options.ts';
import { DEFAULT_SDK_INFO, sdkHeaders, sdkQuery } from './sdk-info.ts';

export interface Endpoint {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Where the events of a provider go, and how they say who sends them (spec §7). */
export function pingbackEndpoint({ provider, apiKey, sdkInfo = DEFAULT_SDK_INFO }: PingbackOptions): Endpoint {
  const query = new URLSearchParams({ api_key: apiKey, ...sdkQuery(provider.sdkInfo, sdkInfo) });
  return {
    url: `${provider.pingbackUrl}/v2/pingback?${query}`,
    headers: { 'Content-Type': 'application/json', ...sdkHeaders(provider.sdkInfo, sdkInfo) },
  };
}
