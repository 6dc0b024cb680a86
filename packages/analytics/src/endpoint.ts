import type { Provider } from '@zoetrope/model';
import { DEFAULT_SDK_INFO, type SdkInfo, sdkHeaders, sdkQuery } from './sdk-info.ts';

export interface Endpoint {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Where the events of a provider go (spec §7); undefined when it has no collector. */
export function pingbackEndpoint(
  provider: Provider,
  apiKey: string,
  sdkInfo: SdkInfo = DEFAULT_SDK_INFO,
): Endpoint | undefined {
  if (provider.pingbackUrl === undefined) return undefined;
  const query = new URLSearchParams({ api_key: apiKey, ...sdkQuery(provider.sdkInfo, sdkInfo) });
  return {
    url: `${provider.pingbackUrl}/v2/pingback?${query}`,
    headers: sdkHeaders(provider.sdkInfo, sdkInfo),
  };
}
