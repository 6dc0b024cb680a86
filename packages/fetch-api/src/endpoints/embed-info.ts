import type { CallOptions, Connection } from '../connection.ts';
import type { EmbedInfo } from '../later/embed-info.ts';
import { withLater } from '../with-later.ts';

/** Asks a video host whether a film may be embedded, and what it is (E-21). The host learns no key and no viewer id. */
export function embedInfo(
  connection: Connection,
  videoUrl: string,
  options?: Pick<CallOptions, 'signal'>,
): Promise<EmbedInfo> {
  return withLater(connection, options, (later, asked) => later.embedInfo(connection, videoUrl, asked));
}
