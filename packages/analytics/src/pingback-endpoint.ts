import type { Provider, SdkInfoMode } from '@zoetrope/model';
import { sdkInfo } from '@zoetrope/transport';
import type { Endpoint } from './endpoint.ts';
import { PACKAGE_NAME, PACKAGE_VERSION } from './version.ts';

interface EndpointOptions {
  readonly provider: Provider;
  readonly apiKey: string;
  readonly sdkInfo: SdkInfoMode | undefined;
}

/** Returns the URL of the collector, and the headers that identify the sender. */
export function pingbackEndpoint({ provider, apiKey, sdkInfo: mode = provider.sdkInfo }: EndpointOptions): Endpoint {
  const info = sdkInfo(mode, { name: PACKAGE_NAME, version: PACKAGE_VERSION });
  return {
    url: `${provider.pingbackUrl}/v2/pingback?${new URLSearchParams({ apikey: apiKey, ...info.query })}`,
    headers: { 'Content-Type': 'application/json', ...info.headers },
  };
}
