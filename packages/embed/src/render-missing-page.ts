import { type Provider, safeUrl } from '@zoetrope/model';
import { html, trustedHtml } from './html.ts';
import { EMBED_CSS } from './styles/embed-css.ts';

/** What a frame shows in place of a GIF that does not exist or was removed: a few words and the way to the provider. */
export function renderMissingPage({ name, siteUrl }: Pick<Provider, 'name' | 'siteUrl'>): string {
  const site = safeUrl(siteUrl);
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>This GIF is not here</title>
<meta name="robots" content="noindex">
<style>${trustedHtml(EMBED_CSS)}</style>
</head>
<body>
<main class="card" data-zoetrope-kind="none"><div class="media missing"><p>This GIF is not here any more.</p>${
    site !== undefined &&
    html`<a class="continue" href="${site}" target="_blank" rel="noopener">Find another on ${name}</a>`
  }</div></main>
</body>
</html>
`.markup;
}
