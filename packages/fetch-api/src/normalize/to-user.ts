import { safeUrl, type User } from '@zoetrope/model';
import { fields, flag, frozen, text } from './read.ts';

/** Returns a creator, or undefined if there is neither a username nor a display name. */
export function toUser(value: unknown): User | undefined {
  const wire = fields(value);
  const username = text(wire.username) ?? '';
  const display_name = text(wire.display_name);
  if (!(username || display_name)) return undefined;
  return frozen({
    username,
    display_name,
    attribution_display_name: text(wire.attribution_display_name),
    avatar_url: safeUrl(wire.avatar_url),
    profile_url: safeUrl(wire.profile_url),
    // Services whose creators are all public omit it.
    is_public: flag(wire.is_public ?? true),
    is_verified: flag(wire.is_verified),
    suppress_chrome: flag(wire.suppress_chrome),
  });
}
