/** The calling library. */
export interface SdkInfo {
  readonly name: string;
  readonly version: string;
  /** @default 'node' in Node.js and compatible runtimes, otherwise 'web': pages, workers, edge runtimes */
  readonly platform?: string | undefined;
}

/** The parts of a request that contain SDK info. */
export interface SdkInfoParts {
  readonly headers: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
}

/** Detects Node.js: workers and edge runtimes have no document either, and bundlers polyfill `process`. */
interface Runtime {
  readonly process?: { readonly versions?: { readonly node?: string } };
}

/**
 * Headers or query parameters that identify the calling library. Headers follow the specification; query parameters
 * avoid a CORS preflight.
 *
 * @example
 * const { query } = sdkInfo('query', { name: 'my-app', version: '1.0.0' }); // { sdk_name: 'my-app', … }
 */
export function sdkInfo(
  mode: 'headers' | 'query' | 'none',
  { name, version, platform = (globalThis as Runtime).process?.versions?.node ? 'node' : 'web' }: SdkInfo,
): SdkInfoParts {
  return {
    headers: mode === 'headers' ? { 'X-SDK-Name': name, 'X-SDK-Version': version, 'X-SDK-Platform': platform } : {},
    query: mode === 'query' ? { sdk_name: name, sdk_version: version, sdk_platform: platform } : {},
  };
}
