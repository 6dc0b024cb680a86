import type { OutsideFilm } from './outside-film.ts';

export interface FilmStage {
  readonly box: HTMLElement;
  readonly back: HTMLButtonElement;
  /** Says why there is no film, with the way to it. */
  say(text: string): void;
}

/** The place of a film: a bar with the way back, above YouTube's player and below Vimeo's, and outside both. */
export function createStage(page: Document, film: OutsideFilm): FilmStage {
  const box = page.createElement('div');
  box.className = 'player';
  box.dataset.zoetropePlayer = film.host;
  const bar = page.createElement('div');
  bar.className = 'back-bar';
  const back = page.createElement('button');
  back.type = 'button';
  back.className = 'back';
  back.setAttribute('aria-label', 'Back to the GIF');
  back.append('‹ GIF');
  bar.append(back);
  box.append(bar);
  return {
    box,
    back,
    say(text) {
      const said = page.createElement('div');
      said.className = 'player-said';
      said.setAttribute('role', 'alert');
      const words = page.createElement('p');
      words.textContent = text;
      const link = page.createElement('a');
      link.className = 'continue';
      link.href = film.pageUrl;
      link.target = '_blank';
      link.rel = 'noopener';
      link.textContent = `Watch on ${film.hostName}`;
      said.append(words, link);
      box.append(said);
      link.focus();
    },
  };
}
