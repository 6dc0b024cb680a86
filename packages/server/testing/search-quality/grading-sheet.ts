import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { CatalogueItem } from '@zoetrope/catalogue';
import { tagTexts } from '../../src/library/catalogue/item-rows.ts';
import type { StoredGrades } from './graded-searches.ts';

const UNKNOWN = '?';
const GRADES = [0, 1, 2, 3] as const;

/** A search and a sticker without a grade. */
export interface UngradedPair {
  readonly query: string;
  readonly item: CatalogueItem;
}

/**
 * Writes pairs to a file to be graded: a line each, in an order that does not depend on any ranker. Without pairs,
 * removes the file.
 */
export function writeSheet(file: string, pairs: readonly UngradedPair[]): void {
  rmSync(file, { force: true });
  if (pairs.length === 0) return;
  const lines = pairs
    .map(({ query, item }) => ({ query, item, key: hash(query) + hash(`${query}\n${item.id}`) }))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ query, item }) =>
      [UNKNOWN, query, item.id, item.title, item.alt_text, tagTexts(item).join(', ')].join('\t'),
    );
  writeFileSync(file, `${lines.join('\n')}\n`);
}

/** Adds the grades of a sheet to the stored ones. Returns their number. */
export function storeGrades(sheet: string, gradesFile: string): number {
  if (!existsSync(sheet)) return 0;
  const graded = linesOf(sheet)
    .map((line) => line.split('\t'))
    .filter(([grade]) => grade !== UNKNOWN);
  if (graded.length === 0) return 0;
  const stored = new Map(
    linesOf(gradesFile)
      .map((line) => JSON.parse(line) as StoredGrades)
      .map(({ query, grades }) => [query, grades]),
  );
  for (const [written, query = '', id = ''] of graded) {
    const grade = GRADES.find((each) => String(each) === written);
    if (grade === undefined)
      throw new Error(`${sheet}: the grade of "${query}" and ${id} is "${written}", not 0 to 3. Correct it.`);
    const grades = stored.get(query) ?? {};
    const changed = GRADES.map((each) => {
      const others = (grades[each] ?? []).filter((other) => other !== id);
      return [each, each === grade ? [...others, id].sort() : others] as const;
    });
    stored.set(query, Object.fromEntries(changed.filter(([, ids]) => ids.length > 0)));
  }
  const lines = [...stored].map(([query, grades]) => JSON.stringify({ query, grades }));
  writeFileSync(gradesFile, `${lines.join('\n')}\n`);
  return graded.length;
}

function linesOf(file: string): string[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '');
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
