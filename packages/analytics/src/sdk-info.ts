import type { SdkInfoMode } from '@zoetrope/model';

/** Who sends (spec §7). */
export interface SdkInfo {
  readonly name: string;
  readonly version: string;
  readonly platform: string;
}

export const DEFAULT_SDK_INFO: SdkInfo = { name: '@zoetrope/analytics', version: '0.0.0', platform: 'web' };

export const sdkHeaders = (mode: SdkInfoMode, info: SdkInfo): Readonly<Record<string, string>> =>
  mode === 'headers' ? { 'X-SDK-Name': info.name, 'X-SDK-Version': info.version, 'X-SDK-Platform': info.platform } : {};

export const sdkQuery = (mode: SdkInfoMode, info: SdkInfo): Readonly<Record<string, string>> =>
  mode === 'query' ? { sdk_name: info.name, sdk_version: info.version, sdk_platform: info.platform } : {};
