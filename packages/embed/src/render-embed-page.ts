import { type Gif, gifPageUrl, safeUrl } from '@zoetrope/model';
import { attributionName } from '@zoetrope/model/creator';
import { EMBED_DATA_ID, embedData, toScriptJson } from './embed-data.ts';
import type { EmbedClientOptions, EmbedPageOptions } from './embed-page-options.ts';
import { gifTitle } from './gif-title.ts';
import { type Html, html, trustedHtml } from './html.ts';
import { renderEmbedBody } from './render-embed-body.ts';
import { renderStyle } from './render-style.ts';
import { renderSocialTags } from './social-tags.ts';
import { CRITICAL_CSS } from './styles/embed-css.ts';

/**
 * Renders the page of one GIF, for an iframe on another site or as a single file on any host. The page works without a
 * script, and all values of the GIF are escaped. With `client`, a script makes it interactive after the first frame.
 *
 * @example
 * renderEmbedPage(gif, { provider: localProvider('https://gifs.example') }); // '<!doctype html>…'
 */
export function renderEmbedPage(gif: Gif, options: EmbedPageOptions): string {
  const { provider, client } = options;
  const name = attributionName(gif.user);
  const title = name === undefined ? gifTitle(gif) : `${gifTitle(gif)} by ${name}`;
  const icon = safeUrl(provider.logoUrl);
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<meta name="robots" content="noindex, indexifembedded">
${icon !== undefined && html`<link rel="icon" href="${icon}">\n`}<link rel="canonical" href="${gifPageUrl(gif, provider)}">
${renderDiscovery(options.oembedUrl, title)}${renderSocialTags(gif, provider)}${renderStyle(CRITICAL_CSS, options)}</head>
<body>
${renderEmbedBody(gif, options)}${client && renderScripts(gif, { ...options, client })}
</body>
</html>
`.markup;
}

function renderDiscovery(oembedUrl: string | undefined, title: string): Html | undefined {
  const json = safeUrl(oembedUrl);
  if (json === undefined) return undefined;
  const xml = json.replace('format=json', 'format=xml');
  return html`<link rel="alternate" type="application/json+oembed" href="${json}" title="${title}">
${xml !== json && html`<link rel="alternate" type="text/xml+oembed" href="${xml}" title="${title}">\n`}`;
}

interface ScriptOptions extends Pick<EmbedPageOptions, 'provider' | 'clipIt' | 'nonce'> {
  readonly client: EmbedClientOptions;
}

function renderScripts(gif: Gif, { provider, clipIt, nonce, client }: ScriptOptions): Html {
  const { apiKey, mobileApiKey, errorReportsDsn, pageViewsUrl } = client;
  const options = { apiKey, mobileApiKey, errorReportsDsn, pageViewsUrl, clipIt: clipIt || undefined };
  const data = toScriptJson(embedData({ gif, provider, ...options }));
  const source = html`<script type="application/json" id="${EMBED_DATA_ID}">${trustedHtml(data)}</script>`;
  if (!('code' in client)) return source;
  const nonceAttribute = nonce !== undefined && html` nonce="${nonce}"`;
  return html`${source}\n<script type="module"${nonceAttribute}>${trustedHtml(escapeScript(client.code))}</script>`;
}

/** Escapes what would end the script element or start a comment. */
function escapeScript(code: string): string {
  return code.replace(/<(?=\/script|!--)/gi, '\\x3c');
}
