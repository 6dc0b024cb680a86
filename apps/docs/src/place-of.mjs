/** Where a file of the repository stands on the site; undefined for what it does not show. */
export function placeOf(file) {
  if (/^(ARCHITECTURE|CONTRIBUTING)\.md$/.test(file)) return `project/${file.toLowerCase()}`;
  const aPackage = /^packages\/([\w-]+)\/README\.md$/.exec(file);
  if (aPackage) return `packages/${aPackage[1]}.md`;
  return /^docs\/.*\.(md|svg|webp|png)$/.test(file) ? file.slice('docs/'.length) : undefined;
}
