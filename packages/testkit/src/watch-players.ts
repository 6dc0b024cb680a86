import { vi } from 'vitest';

/**
 * Gives players to a DOM that has none, until `vi.restoreAllMocks()`. What is returned names the players among some
 * elements that still hold a decoder: a file is let go by taking it away and calling `load()`, and by nothing else.
 */
export function watchPlayers(): (players: readonly HTMLMediaElement[]) => readonly string[] {
  const emptied = new WeakSet<HTMLMediaElement>();
  const isEmpty = (player: HTMLMediaElement) => !player.hasAttribute('src') && !player.querySelector('source');
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
  vi.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(function (this: HTMLMediaElement) {
    if (isEmpty(this)) emptied.add(this);
    else emptied.delete(this);
  });
  return (players) => players.filter((player) => !emptied.has(player)).map((player) => player.outerHTML);
}
