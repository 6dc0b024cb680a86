import type { CatalogueChannel } from '@zoetrope/catalogue';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../database/schema.ts';
import { indexTexts } from '../search/index-text.ts';
import { lexemeOf, pairsOf, quoted } from '../search/lexemes.ts';
import { joinedSpellings, type Part, type Term } from '../search/tokenize.ts';

/** The search vector of a channel, as text. */
export function channelLexemes({ slug, display_name = '', description, tags }: CatalogueChannel): string {
  return indexTexts([display_name, slug, description, ...tags], { isStemmed: false }).lexemes;
}

/** Updates the search vector of a channel after a change of its data. */
export async function indexChannel(tx: Db, slug: string): Promise<void> {
  const channel = await tx.selectFrom('channels').select('data').where('slug', '=', slug).executeTakeFirst();
  if (channel === undefined) return;
  await sql`UPDATE channels SET search = ${channelLexemes(channel.data)}::tsvector WHERE slug = ${slug}`.execute(tx);
}

/** A condition on channels that is true for all that `rankChannels` finds, and few others. */
export function mayMatchChannel(terms: readonly Term[]): RawBuilder<boolean> {
  return sql<boolean>`search @@ ${terms.map(queryOf).join(' & ')}::tsquery`;
}

function queryOf(term: Term): string {
  const separate = term.map(partQuery).join(' & ');
  const [joined] = joinedSpellings(term);
  return joined === undefined ? `(${separate})` : `((${separate}) | ${prefixOf(joined.text)})`;
}

function partQuery({ kind, text }: Part): string {
  if (kind === 'emoji') return `${quoted(text)}:*`;
  if (kind === 'word') return prefixOf(text);
  return `(${pairsOf(text)
    .map((pair) => quoted(pair.text))
    .join(' & ')})`;
}

const prefixOf = (word: string) => `${quoted(lexemeOf(word))}:*`;
