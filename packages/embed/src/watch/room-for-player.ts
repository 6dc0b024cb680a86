/** The least that YouTube allows a player, on both sides. CSS pixels. */
const LEAST = 200;
/** Of the bar with the way back, which may not lie over the player. CSS pixels. */
const BACK_BAR_HEIGHT = 44;

export function roomForPlayer(width: number, height: number): boolean {
  return width >= LEAST && height >= LEAST + BACK_BAR_HEIGHT;
}
