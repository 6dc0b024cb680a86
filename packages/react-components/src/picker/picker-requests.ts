import type { PageRequest } from '@zoetrope/model';

/** The lists one can pick from, named as the API names them. */
export type PickerType = 'gifs' | 'stickers' | 'text' | 'videos';

/** What a call is told beside its term. */
export interface PickerRequest extends PageRequest {
  readonly type: PickerType;
}

/** What a call for terms is told. */
export interface SuggestionsRequest {
  readonly signal: AbortSignal;
}

export interface Suggestions {
  readonly data: readonly string[];
}
