/** Returns the shortcut of the search, as labelled on the user's keyboard. */
export function shortcutLabel(userAgent: string): string {
  return /Mac|iPhone|iPad/.test(userAgent) ? '⌘ K' : 'Ctrl K';
}
