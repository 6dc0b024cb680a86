import { escapeHtml, type Gif, type Provider } from '@zoetrope/model';

/** The formats of the generated code. */
export const FORMATS = ['frame', 'element', 'file'] as const;
export type EmbedFormat = (typeof FORMATS)[number];

/** The options of the configurator. */
export interface EmbedOptions {
  readonly format: EmbedFormat;
  /** CSS pixels. */
  readonly width: number;
  /** CSS pixels. */
  readonly height: number;
  /** Always shows the pause button, as Twitter requires. */
  readonly alwaysPause: boolean;
  /** Removes the background around the media. */
  readonly cutOut: boolean;
}

/** Limits of width and height, in CSS px. */
export const SIDE_LIMITS = { min: 120, max: 1600 };

/** Returns the URL of the embed page. */
export function embedUrlOf(
  { id }: Pick<Gif, 'id'>,
  { embedUrl }: Pick<Provider, 'embedUrl'>,
  options: EmbedOptions,
): string {
  const variant = options.alwaysPause ? '/twitter/iframe' : '';
  return `${embedUrl}/${encodeURIComponent(id)}${variant}${options.cutOut ? '?clip=1' : ''}`;
}

export interface SnippetInput {
  readonly gif: Pick<Gif, 'id'>;
  /** Title of the iframe. */
  readonly title: string;
  readonly provider: Pick<Provider, 'embedUrl' | 'siteUrl'>;
  readonly options: EmbedOptions;
}

/** Returns the code to copy. Every value is escaped, because titles are external data. */
export function embedSnippet({ gif, title, provider, options }: SnippetInput): string {
  const { format, width, height, alwaysPause, cutOut } = options;
  if (format === 'frame') {
    return `<iframe src="${escapeHtml(embedUrlOf(gif, provider, options))}" width="${width}" height="${height}"
  title="${escapeHtml(title)}" style="max-width:100%;border:0" loading="lazy"
  allow="autoplay; fullscreen; clipboard-write; web-share; picture-in-picture"
  referrerpolicy="strict-origin-when-cross-origin"></iframe>`;
  }
  if (format === 'element') {
    const flags = `${alwaysPause ? ' pause="always"' : ''}${cutOut ? ' clip' : ''}`;
    return `<script type="module">
  import { loadElement } from '@zoetrope/embed/element';
  loadElement();
</script>

<zoetrope-embed gif="${escapeHtml(gif.id)}" provider="${escapeHtml(provider.siteUrl)}"
  width="${width}" height="${height}" label="${escapeHtml(title)}"${flags}></zoetrope-embed>`;
  }
  const flags = `${alwaysPause ? "\n  pauseButton: 'always'," : ''}${cutOut ? '\n  clipIt: true,' : ''}`;
  return `import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { renderEmbedPage } from '@zoetrope/embed';
import { createClient } from '@zoetrope/fetch-api';
import { localProvider } from '@zoetrope/model';

const provider = localProvider(${JSON.stringify(provider.siteUrl)});
const apiKey = 'zoetrope-web';
const { data: gif } = await createClient({ provider, apiKey }).gif(${JSON.stringify(gif.id)});
const script = createRequire(import.meta.url).resolve('@zoetrope/embed/browser/inline.js');
const page = renderEmbedPage(gif, {
  provider,
  client: { apiKey, code: await readFile(script, 'utf8') },${flags}
});
await writeFile('${gif.id}.html', page);`;
}
