import { readFile } from 'node:fs/promises';

/** 0: does not fit; 1: related; 2: fits; 3: just what was searched for. */
export type Grade = 0 | 1 | 2 | 3;

/** A search, and how well each item fits that was among the first results of a ranker. */
export interface GradedSearch {
  readonly query: string;
  /** Words, phrases, typos, compounds, emoji, or a language. */
  readonly group: string;
  /** By id. */
  readonly grades: ReadonlyMap<string, Grade>;
}

/** A line of `grades.ndjson`: the ids of items by grade. */
export interface StoredGrades {
  readonly query: string;
  readonly grades: { readonly [grade in Grade]?: readonly string[] };
}

/** The searches of `queries.json` with the grades of `grades.ndjson`. README.md describes how these were made. */
export async function readGradedSearches(): Promise<GradedSearch[]> {
  const queries = JSON.parse(await readText('queries.json')) as { readonly [group: string]: readonly string[] };
  const lines = (await readText('grades.ndjson')).split('\n').filter((line) => line !== '');
  const stored = new Map(
    lines.map((line) => JSON.parse(line) as StoredGrades).map((each) => [each.query, each.grades]),
  );
  return Object.entries(queries).flatMap(([group, texts]) =>
    texts.map((query) => ({ query, group, grades: gradesOf(stored.get(query)) })),
  );
}

function gradesOf(byGrade: StoredGrades['grades'] = {}): ReadonlyMap<string, Grade> {
  return new Map(
    Object.entries(byGrade).flatMap(([grade, ids]) => ids.map((id): [string, Grade] => [id, Number(grade) as Grade])),
  );
}

function readText(file: string): Promise<string> {
  return readFile(new URL(file, import.meta.url), 'utf8');
}
