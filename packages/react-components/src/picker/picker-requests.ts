import type { GifsResult, PageRequest, Provider, Track } from '@zoetrope/model';

/** The types of content that a picker can offer, as the API names them. */
export type PickerType = 'gifs' | 'stickers' | 'text' | 'videos' | 'memes';

/** A request for one page of GIFs. */
export interface PickerRequest extends PageRequest {
  readonly type: PickerType;
}

/** A request for suggested search terms. */
export interface SuggestionsRequest {
  readonly signal: AbortSignal;
}

export interface Suggestions {
  readonly data: readonly string[];
}

/** The properties of a provider that a picker uses. */
export type PickerProvider = Pick<Provider, 'id' | 'apiUrl' | 'logoUrl' | 'attribution'>;

/** The functions that a picker calls. Each member of `GifPickerSettings` defaults to the one of its `client`. */
export interface PickerSource {
  /** Fetches the GIFs for a search term. @default `client.search` */
  readonly search: (term: string, request: PickerRequest) => Promise<GifsResult>;
  /** Fetches the GIFs that are shown while the field is empty. @default `client.trending` */
  readonly trending: (request: PickerRequest) => Promise<GifsResult>;
  /** Fetches suggestions for the text in the field. @default `client.searchTags`, or else no suggestions */
  readonly searchTags?: ((text: string, request: SuggestionsRequest) => Promise<Suggestions>) | undefined;
  /** Fetches suggestions for an empty field. @default `client.trendingSearches`, or else no suggestions */
  readonly trendingSearches?: ((request: SuggestionsRequest) => Promise<Suggestions>) | undefined;
  /** Sets the attribution, and the placeholder of the field. @default `client.provider`, or else no attribution */
  readonly provider?: PickerProvider | undefined;
  /**
   * The providers of the GIFs, for a client of several. The attribution and the placeholder follow the list: they are
   * those of the provider that it comes from. @default `client.providers`, or else only `provider`
   */
  readonly providers?: readonly PickerProvider[] | undefined;
  /**
   * Receives the events of the GIFs.
   * @default `client.track`, or else the `track` of the surrounding `TrackProvider`
   */
  readonly track?: Track | undefined;
}

/**
 * The client of a picker, as returned by `createClient` of `@zoetrope/fetch-api`. To send analytics, spread a pingback
 * into it.
 *
 * @example
 * const client = { ...apiClient, ...createPingback({ client: apiClient }) };
 */
export interface PickerClient extends PickerSource {
  /** Sends the queued events. Called when the picker changes to another client, and on unmount. */
  readonly flush?: (() => unknown) | undefined;
}
