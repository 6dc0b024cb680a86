import type { BaseManagementClient, TransferOptions } from '../base-management-client.ts';

const call = { host: 'mediaServiceUrl', path: '/trim' } as const;

/** The part to cut out, and the media: a file of the service by its URL, or one of your own. */
export type TrimArgs = {
  /** Seconds from the start. */
  readonly start: number;
  /** Seconds, at most 60. */
  readonly duration: number;
} & ({ readonly media_url: string } | { readonly file: Blob });

/**
 * `GET` or `POST /imaging/trim`: cuts a part out of a GIF or clip; the result has the same type.
 *
 * @example
 * const blob = await trim(client, { file, start: 1.5, duration: 3 });
 */
export async function trim(client: BaseManagementClient, args: TrimArgs, options: TransferOptions = {}): Promise<Blob> {
  const { start, duration } = args;
  if ('media_url' in args) {
    const query = { media_url: args.media_url, start, duration };
    return client.send({ ...call, query }, { ...options, as: 'blob' });
  }
  const body = new FormData();
  body.append('start', String(start));
  body.append('duration', String(duration));
  body.append('file', args.file);
  return client.send({ ...call, method: 'POST', body }, { ...options, as: 'blob' });
}
