import { type Provider, safeUrl } from '@zoetrope/model';
import { html } from './html.ts';
import { renderStyle } from './render-style.ts';
import { FIRST_CSS, LATER_CSS } from './styles/embed-css.ts';

export interface MissingPageOptions {
  /** Of a Content-Security-Policy; set on the page's style sheet. */
  readonly nonce?: string | undefined;
  /** It was there, and is no more. @default false: it never was */
  readonly removed?: boolean | undefined;
}

/** What a frame shows in place of a GIF that does not exist or was removed: a few words and the way to the provider. */
export function renderMissingPage(
  { name, siteUrl }: Pick<Provider, 'name' | 'siteUrl'>,
  { nonce, removed = false }: MissingPageOptions = {},
): string {
  const site = safeUrl(siteUrl);
  const words = removed ? 'This GIF was taken down.' : 'This GIF is not here.';
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${words}</title>
<meta name="robots" content="noindex">
${renderStyle(FIRST_CSS + LATER_CSS, { nonce })}</head>
<body>
<main class="card" data-zoetrope-kind="none"><div class="media missing"><h1>${words}</h1>${
    site !== undefined &&
    html`<a class="continue" href="${site}" target="_blank" rel="noopener">Find another on ${name}</a>`
  }</div></main>
</body>
</html>
`.markup;
}
