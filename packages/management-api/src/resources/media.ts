import type { Connection, TransferOptions } from '../connection.ts';

const call = { host: 'mediaServiceUrl', path: '/trim' } as const;

/** Which part of which media: a file of the service, by its address, or one of your own. */
export type TrimArgs = {
  /** Seconds from the beginning. */
  readonly start: number;
  /** Seconds, at most 60. */
  readonly duration: number;
} & ({ readonly media_url: string } | { readonly file: Blob });

/** `GET` or `POST /imaging/trim`: a part of a GIF or clip, of the same type. */
export async function trim(connection: Connection, args: TrimArgs, options: TransferOptions = {}): Promise<Blob> {
  const { start, duration } = args;
  if ('media_url' in args) {
    return connection.send({ ...call, query: { media_url: args.media_url, start, duration } }, 'blob', options);
  }
  const body = new FormData();
  body.append('start', String(start));
  body.append('duration', String(duration));
  body.append('file', args.file);
  return connection.send({ ...call, method: 'POST', body }, 'blob', options);
}
