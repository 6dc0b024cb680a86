import { findChromium } from '../../../../tooling/find-chromium.mjs';
import { bundlePage } from './bundle.mjs';
import { servePages } from './serve-pages.mjs';
import { withPage } from './with-page.mjs';

/**
 * Serves one page per subject, `{folder}/{subject}.jsx`, while `run` is pending. `run` receives `open(subject,
 * measure)`, which measures a page in a fresh browser. `probe` is the folder of the script that inspects all pages;
 * `markup` and `files` are passed to `servePages`.
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

/** Measures each subject once, one after another. Returns the figures with the name of the subject and the scenario. */
export function measureEach({ scenario, ...options }, measure) {
  return withSubjects(options, async (open) => {
    const raw = [];
    for (const name of options.subjects) raw.push({ scenario, name, ...(await open(name, measure)) });
    return raw;
  });
}
