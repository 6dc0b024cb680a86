import { type Provider, safeUrl } from '@zoetrope/model';
import { html } from './html.ts';
import { renderStyle } from './render-style.ts';
import { CONTROLS_CSS, CRITICAL_CSS } from './styles/embed-css.ts';

export interface MissingPageOptions {
  /** The nonce of the Content-Security-Policy, for the style sheet. @default none */
  readonly nonce?: string | undefined;
  /** Whether the GIF existed and was removed. @default false */
  readonly removed?: boolean | undefined;
}

/**
 * Renders the page for a GIF that does not exist, is not public or was removed, with a link to the provider.
 *
 * @example
 * renderMissingPage(provider, { removed: true }); // '<!doctype html>…'
 */
export function renderMissingPage(
  { name, siteUrl }: Pick<Provider, 'name' | 'siteUrl'>,
  { nonce, removed = false }: MissingPageOptions = {},
): string {
  const site = safeUrl(siteUrl);
  const message = removed ? 'This GIF was removed.' : 'This GIF is not available.';
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${message}</title>
<meta name="robots" content="noindex">
${renderStyle(CRITICAL_CSS + CONTROLS_CSS, { nonce })}</head>
<body>
<main class="card" data-zoetrope-kind="none"><div class="media missing"><h1>${message}</h1>${
    site !== undefined &&
    html`<a class="continue" href="${site}" target="_blank" rel="noopener">Find another on ${name}</a>`
  }</div></main>
</body>
</html>
`.markup;
}
