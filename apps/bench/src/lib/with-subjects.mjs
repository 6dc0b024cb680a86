import { findChromium } from '../../../../tooling/find-chromium.mjs';
import { bundlePage } from './bundle.mjs';
import { servePages } from './serve-pages.mjs';
import { withPage } from './with-page.mjs';

/**
 * Serves one page for each subject, `{folder}/{subject}.jsx`, while `run` goes on. It is given `open(subject, measure)`,
 * which measures a page in a browser of its own. `probe` is the script that looks at all of them; `markup` and `files`
 * are those of `servePages`.
 */
export async function withSubjects({ folder, subjects, port, probe = 'grid/pages', markup, files }, run) {
  const scripts = { probe: await bundlePage(`src/${probe}/probe.mjs`) };
  for (const name of subjects) scripts[name] = await bundlePage(`src/${folder}/${name}.jsx`);
  const executablePath = await findChromium();
  const pages = await servePages(scripts, port, { markup, files });
  try {
    return await run((name, measure) => withPage(executablePath, `${pages.origin}/${name}`, measure));
  } finally {
    pages.close();
  }
}

/** Measures each subject once, one after another: its figures, under its name and the `scenario`. */
export function measureEach({ scenario, ...options }, measure) {
  return withSubjects(options, async (open) => {
    const raw = [];
    for (const name of options.subjects) raw.push({ scenario, name, ...(await open(name, measure)) });
    return raw;
  });
}
