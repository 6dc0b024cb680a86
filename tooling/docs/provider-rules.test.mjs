import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { PROVIDER_RULES } from '../../packages/model/src/provider-rules.ts';
import { giphy, klipy, localProvider } from '../../packages/model/src/providers.ts';
import { root } from '../pnpm.mjs';

const PAGE = 'docs/guides/existing-clients.md';
const USES = ['proxy', 'media-proxy', 'caching', 'mixing'];

it('lists the rules of all providers in the guide, with their sources', () => {
  const header = [
    '| provider | passing calls on | passing media on | storing media | mixing in one list | attribution | search field | sources |',
    '| --- | --- | --- | --- | --- | --- | --- | --- |',
  ];
  const table = [...header, ...Object.values(PROVIDER_RULES).map(rowOf)].join('\n');
  const page = readFileSync(join(root, PAGE), 'utf8');
  const [, actual] = page.match(/<!-- provider rules -->\n([\s\S]*?)\n?<!-- \/provider rules -->/) ?? [];
  expect(actual, `Replace the table in ${PAGE} by:\n${table}`).toBe(table);
});

function rowOf({ name, uses, attribution, isAttributionRequired, searchPlaceholder, attributionSource }) {
  const permissions = USES.map((use) => (uses[use].isAllowed ? 'its operator decides' : 'forbidden'));
  const all = [...USES.map((use) => uses[use].source), attributionSource];
  const sources = new Set(all.map(({ url, read }) => `[${new URL(url).hostname}](${url}), ${read}`));
  const text = isAttributionRequired ? attribution : `${attribution} (optional)`;
  return `| ${[name, ...permissions, text, searchPlaceholder, [...sources].join('; ')].join(' | ')} |`;
}

it('has the attribution and the placeholder that the rules require in each provider', () => {
  for (const { id, attribution } of [giphy, klipy, localProvider('https://gifs.example')]) {
    const rules = PROVIDER_RULES[id];
    expect(attribution).toEqual({ text: rules.attribution, searchPlaceholder: rules.searchPlaceholder });
  }
});
