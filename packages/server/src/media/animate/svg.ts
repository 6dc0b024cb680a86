/** Size of all pictures of texts, in pixels. */
export const PICTURE = { width: 480, height: 270 } as const;

/** Rounds a number to two decimals. */
export function n(value: number): number {
  return Math.round(value * 100) / 100;
}

export function svg(body: string): string {
  const { width, height } = PICTURE;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>`;
}

interface Paint {
  readonly fill?: string | undefined;
  readonly stroke?: string | undefined;
  /** Pixels. */
  readonly width?: number | undefined;
  readonly opacity?: number | undefined;
  readonly transform?: string | undefined;
}

export function path(d: string, { fill = 'none', stroke, width = 0, opacity, transform }: Paint): string {
  const line =
    stroke === undefined
      ? ''
      : ` stroke="${stroke}" stroke-width="${n(width)}" stroke-linejoin="round" stroke-linecap="round"`;
  const faded = opacity === undefined ? '' : ` opacity="${n(opacity)}"`;
  const transformed = transform === undefined ? '' : ` transform="${transform}"`;
  return `<path d="${d}" fill="${fill}"${line}${faded}${transformed}/>`;
}
