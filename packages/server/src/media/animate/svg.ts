/** Size of all animated texts, in pixels. */
export const PICTURE = { width: 480, height: 270 } as const;

/** Rounds a number to two decimals. */
export function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/** Returns an SVG document of the size of `PICTURE`. */
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

/** Returns an SVG path element. Lines have round joins and caps. */
export function path(d: string, { fill = 'none', stroke, width = 0, opacity, transform }: Paint): string {
  const line =
    stroke === undefined
      ? ''
      : ` stroke="${stroke}" stroke-width="${round(width)}" stroke-linejoin="round" stroke-linecap="round"`;
  const faded = opacity === undefined ? '' : ` opacity="${round(opacity)}"`;
  const transformed = transform === undefined ? '' : ` transform="${transform}"`;
  return `<path d="${d}" fill="${fill}"${line}${faded}${transformed}/>`;
}
