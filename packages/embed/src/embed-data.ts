import type { Gif, Provider } from '@zoetrope/model';

/** What the page tells its script, as JSON in the page. */
export interface EmbedData {
  /** Without its files, which are in the markup. */
  readonly gif: Gif;
  readonly provider: Provider;
  readonly apiKey: string;
  /** See EmbedClientOptions. */
  readonly mobileApiKey?: string | undefined;
  /** See EmbedClientOptions. */
  readonly errorReportsDsn?: string | undefined;
  readonly clipIt?: boolean | undefined;
  /** See EmbedClientOptions. */
  readonly pageViewsUrl?: string | undefined;
}

/** The id of the element that holds it. */
export const EMBED_DATA_ID = 'zoetrope-data';

export function embedData({ gif, ...rest }: EmbedData): EmbedData {
  return { ...rest, gif: { ...gif, images: undefined, video: undefined } };
}

/** JSON that may stand in a script element: nothing in it ends the element, a comment or, in old engines, a line. */
export function toScriptJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
