import { safeUrl, type User } from '@zoetrope/model';
import { eachOf, fields, flag, text } from './read.ts';

/** A creator; undefined when the service names none. */
export function toUser(value: unknown): User | undefined {
  const wire = fields(value);
  const username = text(wire.username) ?? '';
  const names = eachOf(wire, text, 'display_name', 'attribution_display_name');
  return username || names.display_name
    ? {
        username,
        ...names,
        ...eachOf(wire, safeUrl, 'avatar_url', 'profile_url'),
        ...eachOf(wire, flag, 'is_verified', 'suppress_chrome'),
        // Services that have only public creators do not send it.
        is_public: flag(wire.is_public ?? true),
      }
    : undefined;
}
