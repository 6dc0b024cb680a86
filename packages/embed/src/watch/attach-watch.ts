import type { EmbedStore } from '../state/create-store.ts';
import { attachPlayer } from './attach-player.ts';
import { createStage } from './create-stage.ts';
import { filmErrorText } from './film-error.ts';
import { loadFilmCheck } from './load-film-check.ts';
import { type OutsideFilm, outsideFilm } from './outside-film.ts';
import type { FilmState } from './read-player-state.ts';
import { roomForPlayer } from './room-for-player.ts';
import type { WatchOptions } from './watch-options.ts';

/** Watch: the film in the card's place, from within the click itself, since phones start nothing without one. */
export function attachWatch(options: WatchOptions, store: EmbedStore): void {
  const { link, card, data } = options;
  const film = outsideFilm(data.gif.external_media);
  if (!film) return;
  link.addEventListener('click', (event) => {
    // A new tab asked for by the viewer stays one; too small for a player, the link opens the film's own page.
    if (event.ctrlKey || event.metaKey || event.shiftKey || !roomForPlayer(card.clientWidth, card.clientHeight)) return;
    event.preventDefault();
    watch(film, options, store);
  });
}

function watch(film: OutsideFilm, { link, card, data, onPlay }: WatchOptions, store: EmbedStore): void {
  const gone = new AbortController();
  // The heading stays: it names the page in every state.
  const others = [...card.children].filter(({ localName }) => localName !== 'h1');
  const stage = createStage(document, film);
  let told = false;

  const fail = (code: number) => {
    takeAway();
    stage.say(filmErrorText(film, code));
    store.dispatch({ type: 'player-ended' });
  };
  const onState = (state: FilmState) => {
    if (typeof state === 'object') return fail(state.failed);
    store.dispatch({ type: `player-${state}` });
    if (state === 'playing' && !told) {
      told = true;
      onPlay();
    }
    return undefined;
  };
  const back = () => {
    gone.abort();
    takeAway();
    stage.box.remove();
    for (const each of others) each.removeAttribute('inert');
    store.dispatch({ type: 'watch-ended' });
    link.focus();
  };

  for (const each of others) each.setAttribute('inert', '');
  card.append(stage.box);
  store.dispatch({ type: 'watch-started' });
  stage.back.addEventListener('click', back);
  stage.box.addEventListener('keydown', ({ key }) => key === 'Escape' && back());
  const takeAway = attachPlayer(stage.box, { film, title: data.gif.title || film.hostName, onState });
  loadFilmCheck(
    film,
    data.provider,
  )?.(gone.signal).catch((error: { readonly status?: number }) => {
    if (!gone.signal.aborted) fail(error.status ?? 0);
  });
}
