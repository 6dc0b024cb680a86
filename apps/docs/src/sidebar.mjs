import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Order of the guides; other guides follow in alphabetical order. */
const GUIDES = [
  'getting-started-react',
  'getting-started-node',
  'without-react',
  'providers',
  'existing-clients',
  'moving-from-giphy',
  'theming',
  'accessibility',
  'analytics',
  'privacy',
  'security',
  'self-hosting',
];

/** Returns the sidebar for each section of the site. */
export function sidebarOf(site) {
  const group = (text, items) => ({ text, items });
  const one = (name) => page(site, `${name}.md`);
  const guides = pagesIn(site, 'guides').sort((one, other) => rank(one) - rank(other));
  const project = group('Project', [
    ...pagesIn(site, 'project'),
    ...['specification', 'requirements', 'browser-support'].map(one),
  ]);
  return {
    '/reference/': [group('Reference', referenceIn(site))],
    '/decisions/': [project, group('Decisions', pagesIn(site, 'decisions'))],
    '/project/': [project, group('Decisions', pagesIn(site, 'decisions'))],
    '/': [
      group('Guides', guides),
      group('Examples and benchmarks', ['examples', 'benchmarks'].map(one)),
      group('Packages', pagesIn(site, 'packages')),
      group('Operations', ['container', 'permissions', 'proxy', 'scaling'].map(one)),
      project,
    ],
  };
}

function rank({ link }) {
  const at = GUIDES.indexOf(link.split('/').at(-1));
  return at < 0 ? GUIDES.length : at;
}

function pagesIn(site, folder) {
  const files = readdirSync(join(site, folder)).filter((file) => file.endsWith('.md'));
  return files.map((file) => page(site, `${folder}/${file}`)).sort((one, other) => one.text.localeCompare(other.text));
}

function referenceIn(site) {
  const folder = 'reference/@zoetrope';
  const files = readdirSync(join(site, folder), { recursive: true }).map((file) => file.replaceAll('\\', '/'));
  const pages = files.filter((file) => statSync(join(site, folder, file)).isFile()).sort();
  return pages.map((file) => ({
    text: file.replace(/\.md$/, ''),
    link: `/${folder}/${file.replace(/\.md$/, '')}`,
  }));
}

/** The title of a page is its label in the sidebar. */
function page(site, path) {
  const title = /^# (.+)$/m.exec(readFileSync(join(site, path), 'utf8'))?.[1];
  if (title === undefined) throw new Error(`${path} has no title: begin it with a line "# …"`);
  return { text: title.replaceAll('`', ''), link: `/${path.replace(/\.md$/, '')}` };
}
