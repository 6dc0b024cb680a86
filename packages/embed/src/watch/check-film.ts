import { createBaseClient, embedInfo } from '@zoetrope/fetch-api';
import type { Provider } from '@zoetrope/model';
import type { OutsideFilm } from './outside-film.ts';

/** Asks the video host whether a film may be shown; rejects with the status of a refusal (E-21). */
export function checkFilm(film: OutsideFilm, provider: Provider, signal: AbortSignal): Promise<unknown> {
  return embedInfo(createBaseClient({ provider, apiKey: '' }), film.pageUrl, { signal });
}
