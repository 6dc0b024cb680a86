import { type Html, type HtmlValue, html, trustedHtml } from '@zoetrope/embed';
import { PAGE_CSS } from './page-css.ts';

export interface Shell {
  /** Path of the service, as `basePathOf` returns it. */
  readonly base: string;
  readonly title: string;
  /** Additional elements of the head. */
  readonly head?: HtmlValue;
  readonly body: Html;
  /** Value of the search field. */
  readonly q?: string | undefined;
}

/** The frame of every page: head, header with search, main. It needs no script. */
export function renderShell({ base, title, head, body, q = '' }: Shell): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="icon" href="${base}/logo.svg" type="image/svg+xml">
${head}<style>${trustedHtml(PAGE_CSS)}</style>
</head>
<body>
<a class="skip" href="#main">Skip to content</a>
<header class="masthead">
<a class="home" href="${base}/"><img src="${base}/logo.svg" alt="" width="32" height="28">Zoetrope</a>
<form class="search" action="${base}/" role="search"><input type="search" name="q" value="${q}" maxlength="50" placeholder="Search Zoetrope" aria-label="Search"><button>Search</button></form>
</header>
<main id="main">
${body}
</main>
</body>
</html>
`.markup;
}
