import type { StoredChannel } from '../../database/schema.ts';

/** Whether a channel is public: on its page, by its id and in searches. */
export function isPublicChannel({ is_public, is_visible }: StoredChannel): boolean {
  return is_public && is_visible !== false;
}
