import { sql } from 'kysely';
import type { StoredChannel } from '../../database/schema.ts';

/** Whether a channel is public: on its page, by its id and in searches. */
export function isPublicChannel({ is_public, is_visible }: StoredChannel): boolean {
  return is_public && is_visible !== false;
}

/** The same as a condition on `channels`. */
export const IS_PUBLIC = sql<boolean>`((data ->> 'is_public')::boolean AND (data ->> 'is_visible') IS DISTINCT FROM 'false')`;
