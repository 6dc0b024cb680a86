import { compress } from 'hono/compress';
import type { App } from '../../http/app-env.ts';
import { cspSelf } from '../../http/csp-self.ts';
import type { OriginOptions } from '../../http/origin.ts';
import { basePathOf } from '../../http/site-url.ts';
import { styleHash } from '../html-response.ts';
import { describeFiles } from './describe-files.ts';
import { DOCS_CSS } from './docs-css.ts';
import { renderDocsPage } from './docs-page.ts';
import { DOCS_SCRIPT } from './docs-script.ts';

const CACHED = 'public, max-age=60';

/** Adds `/docs` and `/docs.js`: `/openapi.json` as a page, which loads nothing from other origins. */
export function addDocs(app: App, options: OriginOptions): void {
  describeFiles(app);
  const base = options.siteUrl === undefined ? '' : basePathOf(options.siteUrl);
  let page: string | undefined;
  const styles = styleHash(DOCS_CSS);
  const policy = (here: string) =>
    `default-src 'none'; script-src ${here}; connect-src ${here}; img-src ${here}; style-src ${styles}; base-uri 'none'; form-action ${here}; frame-ancestors 'none'`;

  app.use('/docs', compress());
  app.get('/docs', (c) => {
    page ??= renderDocsPage(
      app.getOpenAPI31Document({ openapi: '3.1.0', info: { title: 'Zoetrope', version: '1' } }),
      base,
    );
    c.header('Content-Security-Policy', policy(cspSelf(c, options)));
    c.header('Referrer-Policy', 'no-referrer');
    c.header('Cache-Control', CACHED);
    return c.html(page);
  });
  app.get('/docs.js', (c) => {
    c.header('Cache-Control', CACHED);
    return c.body(DOCS_SCRIPT, 200, { 'Content-Type': 'text/javascript; charset=utf-8' });
  });
}
