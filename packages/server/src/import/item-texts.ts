import { RATINGS } from '@zoetrope/model';
import { z } from 'zod';
import { storableText } from '../http/storable-text.ts';
import { ID, possiblyEmptyText, text } from '../http/text-schema.ts';
import { describeIssue, WORDS } from './describe-issue.ts';

/** What an operator says of a file. Fields that are not given are undefined. */
export interface ItemTexts {
  readonly id?: string | undefined;
  readonly title?: string | undefined;
  readonly alt_text?: string | undefined;
  readonly tags?: readonly string[] | undefined;
  readonly rating?: (typeof RATINGS)[number] | undefined;
  readonly type?: 'gif' | 'sticker' | 'video' | undefined;
  readonly license?: string | undefined;
  readonly author?: string | undefined;
  readonly source?: string | undefined;
}

const MAX_TITLE = 100;
const MAX_TAG = 50;
export const MAX_TAGS = 50;

/** Tags as an array, or separated by commas. */
const TAGS = z
  .union([z.array(z.string()), z.string().transform((list) => list.split(','))])
  .transform((tags) => tags.map((tag) => tag.trim()).filter((tag) => tag !== ''))
  .pipe(z.array(text(MAX_TAG)).max(MAX_TAGS));

/** In any case, as in requests. */
const RATING = z.preprocess(
  (value) => (typeof value === 'string' ? value.trim().toLowerCase() : value),
  z.enum(RATINGS),
);

const ROW = z.object({
  id: ID.optional(),
  title: text(MAX_TITLE).optional(),
  alt_text: possiblyEmptyText(500).optional(),
  tags: TAGS.optional(),
  rating: RATING.optional(),
  type: z.enum(['gif', 'sticker', 'video']).optional(),
  license: text(200).optional(),
  author: text(200).optional(),
  source: text(2048).optional(),
});

/** Reads the columns of a row that are known; others are ignored. Returns what is wrong with it as a text. */
export function parseTexts(row: { readonly [column: string]: unknown }): ItemTexts | string {
  const given = Object.entries(row).flatMap(([column, value]) => (isAbsent(value) ? [] : [[column, asText(value)]]));
  const result = ROW.safeParse(Object.fromEntries(given), WORDS);
  return result.success ? result.data : describeIssue(result.error);
}

/** CSV has an empty cell where a row has no value. */
function isAbsent(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
}

/** JSON lists of other programs have numbers as ids and titles. */
function asText(value: unknown): unknown {
  return typeof value === 'number' ? String(value) : value;
}

/** `Animals/Happy_dog-2.gif`: the title is "Happy dog 2"; the tags are "animals", "happy" and "dog". */
export function textsOfPath(name: string): ItemTexts & Required<Pick<ItemTexts, 'title' | 'tags'>> {
  // Systems compose characters differently in names, and archives can have names that no database can store.
  const parts = storableText(name).normalize('NFC').split('/');
  const file = parts.pop() ?? '';
  const dot = file.lastIndexOf('.');
  const words = wordsOf(dot > 0 ? file.slice(0, dot) : file);
  const folders = parts.map((part) => wordsOf(part).join(' '));
  const tags = [...folders, ...words.filter((word) => !isNumber(word))].map((tag) => cut(tag.toLowerCase(), MAX_TAG));
  return {
    title: cut(words.join(' '), MAX_TITLE) || 'Untitled',
    tags: [...new Set(tags)].filter((tag) => tag !== '').slice(0, MAX_TAGS),
  };
}

function wordsOf(name: string): readonly string[] {
  return name.split(/[\s_\-.+]+/).filter((word) => word !== '');
}

function isNumber(word: string): boolean {
  return Number.isFinite(Number(word));
}

/** Counts code units, as the limits do, but never cuts a character in two. */
export function cut(value: string, max: number): string {
  if (value.length <= max) return value;
  let short = '';
  for (const character of value) {
    if (short.length + character.length > max) break;
    short += character;
  }
  return short.trimEnd();
}
