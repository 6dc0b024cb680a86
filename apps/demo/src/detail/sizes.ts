import { ANIMATED_RENDITIONS, type AnimatedRenditionName, type Gif, type Rendition, safeUrl } from '@zoetrope/model';

/** A downloadable file. */
export interface SizeFile {
  readonly format: 'GIF' | 'WebP' | 'MP4';
  readonly url: string;
  /** Bytes, if the provider reports them. */
  readonly size?: number | undefined;
}

/** One row of the table of sizes. */
export interface SizeRow {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly files: readonly SizeFile[];
}

const NAMES: { readonly [name in AnimatedRenditionName]: string } = {
  original: 'Original',
  downsized_large: 'Under 8 MB',
  fixed_width: 'Width 200',
  fixed_height: 'Height 200',
  fixed_width_small: 'Width 100',
  fixed_height_small: 'Height 100',
};

/** Returns the sizes of a GIF, largest first, then the files of a clip. Files without a safe URL are omitted. */
export function sizeRows(gif: Pick<Gif, 'images' | 'video'>): readonly SizeRow[] {
  const pictures = ANIMATED_RENDITIONS.flatMap((name) => {
    const rendition = gif.images?.[name];
    return rendition === undefined ? [] : [row(NAMES[name], rendition)];
  });
  const clips = Object.entries(gif.video?.assets ?? {}).flatMap(([name, asset]) =>
    asset === undefined ? [] : [row(`Clip ${name}`, { ...asset, url: '', mp4: asset.url })],
  );
  return [...pictures, ...clips].filter(({ files }) => files.length > 0);
}

function row(name: string, { url, webp, mp4, width, height, size, webp_size, mp4_size }: Rendition): SizeRow {
  const files = [file('GIF', url, size), file('WebP', webp, webp_size), file('MP4', mp4, mp4_size)];
  return { name, width, height, files: files.filter((entry) => entry !== undefined) };
}

function file(format: SizeFile['format'], url: string | undefined, size: number | undefined): SizeFile | undefined {
  const safe = safeUrl(url);
  return safe === undefined ? undefined : { format, url: safe, size };
}
