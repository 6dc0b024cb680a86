/** The keys that lead to the search, as the viewer's keyboard names them. */
export function shortcutLabel(userAgent: string): string {
  return /Mac|iPhone|iPad/.test(userAgent) ? '⌘ K' : 'Ctrl K';
}
