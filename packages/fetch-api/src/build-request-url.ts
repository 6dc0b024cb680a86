import { encodePathSegment } from '@zoetrope/transport';
import type { BaseClient } from './base-client.ts';
import type { ApiCall } from './dialect.ts';
import { native } from './dialects/native.ts';

/** The URL of a call, with its key: also its cache key. */
export function buildRequestUrl({ dialect = native, provider, apiKey }: BaseClient, call: ApiCall): string {
  const path = call.path.map(encodePathSegment).join('/');
  return dialect.buildUrl({ path, call, provider, apiKey });
}
