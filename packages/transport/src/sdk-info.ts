/** Which library is calling, and where it runs. */
export interface SdkInfo {
  readonly name: string;
  readonly version: string;
  /** @default 'node' in Node.js and what passes for it, else 'web': pages, workers, runtimes at the edge */
  readonly platform?: string | undefined;
}

/** The parts of a request that carry SDK info (spec §7; design, ruling 1). */
export interface SdkInfoParts {
  readonly headers: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
}

/** Where Node.js tells of itself: workers and runtimes at the edge have no document either, and bundlers fill in a `process`. */
interface Host {
  readonly process?: { readonly versions?: { readonly node?: string } };
}

/** Headers are the specification's way; a query costs no preflight on another origin. */
export function sdkInfo(
  mode: 'headers' | 'query' | 'none',
  { name, version, platform = (globalThis as Host).process?.versions?.node ? 'node' : 'web' }: SdkInfo,
): SdkInfoParts {
  return {
    headers: mode === 'headers' ? { 'X-SDK-Name': name, 'X-SDK-Version': version, 'X-SDK-Platform': platform } : {},
    query: mode === 'query' ? { sdk_name: name, sdk_version: version, sdk_platform: platform } : {},
  };
}
