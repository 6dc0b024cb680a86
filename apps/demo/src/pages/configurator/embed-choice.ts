import { escapeHtml, type Gif, type Provider } from '@zoetrope/model';

/** The forms in which an embed page is put on another one. */
export const FORMS = ['frame', 'element', 'file'] as const;
export type Form = (typeof FORMS)[number];

/** What the configurator is asked to make. */
export interface EmbedChoice {
  readonly form: Form;
  /** CSS pixels. */
  readonly width: number;
  /** CSS pixels. */
  readonly height: number;
  /** The pause button stays in sight, as Twitter wants it. */
  readonly alwaysPause: boolean;
  readonly cutOut: boolean;
}

/** CSS pixels: below, a frame shows nothing that is meant; above, no page is that large. */
export const SIDE = { least: 120, most: 1600 };

/** The address of the embed page that shows the choice. */
export function embedAddress(
  { id }: Pick<Gif, 'id'>,
  { embedUrl }: Pick<Provider, 'embedUrl'>,
  choice: EmbedChoice,
): string {
  const form = choice.alwaysPause ? '/twitter/iframe' : '';
  return `${embedUrl}/${encodeURIComponent(id)}${form}${choice.cutOut ? '?clip=1' : ''}`;
}

export interface CodeOptions {
  readonly gif: Pick<Gif, 'id'>;
  /** What the frame is called. */
  readonly title: string;
  readonly provider: Pick<Provider, 'embedUrl' | 'siteUrl'>;
  readonly choice: EmbedChoice;
}

/** The code to copy. Every value is escaped: titles come from outside. */
export function embedSnippet({ gif, title, provider, choice }: CodeOptions): string {
  const { form, width, height } = choice;
  if (form === 'frame') {
    return `<iframe src="${escapeHtml(embedAddress(gif, provider, choice))}" width="${width}" height="${height}"
  title="${escapeHtml(title)}" style="max-width:100%;border:0" loading="lazy"
  allow="autoplay; fullscreen; clipboard-write; web-share; picture-in-picture"
  referrerpolicy="strict-origin-when-cross-origin"></iframe>`;
  }
  if (form === 'element') {
    const flags = `${choice.alwaysPause ? ' pause="always"' : ''}${choice.cutOut ? ' clip' : ''}`;
    return `<script type="module">
  import { loadElement } from '@zoetrope/embed/element';
  loadElement();
</script>

<zoetrope-embed gif="${escapeHtml(gif.id)}" provider="${escapeHtml(provider.siteUrl)}"
  width="${width}" height="${height}" label="${escapeHtml(title)}"${flags}></zoetrope-embed>`;
  }
  const options = [
    choice.alwaysPause ? "\n  pauseButton: 'always'," : '',
    choice.cutOut ? '\n  clipIt: true,' : '',
  ].join('');
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
  client: { apiKey, code: await readFile(script, 'utf8') },${options}
});
await writeFile('${gif.id}.html', page);`;
}
