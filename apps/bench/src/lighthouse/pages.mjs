const GIF = 'bye-bye-plane';

/** Every page of the demo, and two embed pages. `before` runs in the browser before the page is measured. */
export const PAGES = [
  { name: 'home', path: '/' },
  { name: 'a search', path: '/?q=cat' },
  { name: 'a GIF', path: `/?gif=${GIF}` },
  { name: 'playground', path: '/playground' },
  { name: 'picker', path: '/picker' },
  { name: 'explorer', path: '/explorer' },
  { name: 'embed configurator', path: '/configurator' },
  { name: 'analytics', path: '/analytics' },
  { name: 'management', path: '/admin/', noIndex: true },
  { name: 'management, signed in', path: '/admin/', noIndex: true, before: signIn },
  { name: 'API reference', path: '/docs' },
  { name: 'embed of a GIF', path: `/embed/${GIF}`, noIndex: true },
  { name: 'embed of a clip', path: '/embed/beat-machine', noIndex: true },
];

async function signIn(page) {
  await page.getByRole('button', { name: /^Ada / }).click();
  await page.getByText('Signed in as Ada').waitFor();
}
