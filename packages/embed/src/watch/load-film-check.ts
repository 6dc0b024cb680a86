import type { Provider } from '@zoetrope/model';
import type { OutsideFilm } from './outside-film.ts';

/** Rejects with a status where the host does not let the film be shown. */
export type FilmCheck = (signal: AbortSignal) => Promise<unknown>;

/** The question to Vimeo; YouTube's player says so itself. Code and question come after the click, while the player loads. */
export function loadFilmCheck(film: OutsideFilm, provider: Provider): FilmCheck | undefined {
  if (film.host !== 'vimeo' || !provider.embedInfoUrl) return undefined;
  return async (signal) => (await import('./check-film.ts')).checkFilm(film, provider, signal);
}
