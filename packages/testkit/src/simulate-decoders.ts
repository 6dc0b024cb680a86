import { vi } from 'vitest';

/**
 * Simulates decoders until `vi.restoreAllMocks()`. The returned function lists the elements that still hold a decoder:
 * one is released only by removing its file and calling `load()`.
 */
export function simulateDecoders(): (players: readonly HTMLMediaElement[]) => readonly string[] {
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
