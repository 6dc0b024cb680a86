import { compress } from 'hono/compress';
import type { App } from '../../http/app-env.ts';
import { styleHash } from '../html-response.ts';
import { describeFiles } from './describe-files.ts';
import { DOCS_CSS } from './docs-css.ts';
import { renderDocsPage } from './docs-page.ts';
import { DOCS_SCRIPT } from './docs-script.ts';

const CACHED = 'public, max-age=60';

/** /docs and /docs.js: /openapi.json as a page. It loads nothing from other origins. */
export function addDocs(app: App): void {
  describeFiles(app);
  let page: string | undefined;
  const policy = `default-src 'none'; script-src 'self'; connect-src 'self'; img-src 'self'; style-src ${styleHash(DOCS_CSS)}; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`;

  app.use('/docs', compress());
  app.get('/docs', (c) => {
    page ??= renderDocsPage(app.getOpenAPI31Document({ openapi: '3.1.0', info: { title: 'Zoetrope', version: '1' } }));
    c.header('Content-Security-Policy', policy);
    c.header('Referrer-Policy', 'no-referrer');
    c.header('Cache-Control', CACHED);
    return c.html(page);
  });
  app.get('/docs.js', (c) => {
    c.header('Cache-Control', CACHED);
    return c.body(DOCS_SCRIPT, 200, { 'Content-Type': 'text/javascript; charset=utf-8' });
  });
}
