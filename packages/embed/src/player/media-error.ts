/**
 * What is said of a film's file that fails (spec §5); nothing of code 1, which is the viewer's own doing. The extension comes
 * from the path, never from the query.
 */
export function mediaErrorText(code: number, src: string): string | undefined {
  switch (code) {
    case 2:
      return 'Network Error...';
    case 3:
      return 'Decode Error...';
    case 4:
      return `Can not play a video of type "${extensionOf(src)}" on this platform.`;
    default:
      return undefined;
  }
}

function extensionOf(src: string): string {
  const path = URL.canParse(src, 'https://x.invalid') ? new URL(src, 'https://x.invalid').pathname : '';
  return /\.([^./]+)$/.exec(path)?.[1] ?? '';
}
