import type { Gif, Provider } from '@zoetrope/model';

/** The data of an embed page for its client, embedded as JSON. */
export interface EmbedData {
  /** Without `images` and `video`, which are in the markup. */
  readonly gif: Gif;
  readonly provider: Provider;
  readonly apiKey: string;
  /** See `EmbedClientOptions`. */
  readonly mobileApiKey?: string | undefined;
  /** See `EmbedClientOptions`. */
  readonly errorReportsDsn?: string | undefined;
  readonly clipIt?: boolean | undefined;
  /** See `EmbedClientOptions`. */
  readonly pageViewsUrl?: string | undefined;
}

/** The id of the script element that contains the data. */
export const EMBED_DATA_ID = 'zoetrope-data';

export function embedData({ gif, ...rest }: EmbedData): EmbedData {
  return { ...rest, gif: { ...gif, images: undefined, video: undefined } };
}

/** Serializes JSON for a script element: escapes what could end the element, a comment or, in old engines, a line. */
export function toScriptJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
