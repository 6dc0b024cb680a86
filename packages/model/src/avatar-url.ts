import { defaultAvatarNumber, defaultAvatarUrl } from './default-avatar.ts';
import { safeUrl } from './safe-url.ts';
import type { User } from './user.ts';

/** Path up to the extension, extension, then query and fragment: an extension elsewhere in the URL is not touched. */
const IMAGE_PATH = /^([^?#]*)(\.(?:gif|jpe?g|png|webp))((?:\?[^#]*)?(?:#.*)?)$/i;
/** A provider's own default, or a size that was chosen already. */
const SIZED = /\/(?:default[1-5]|\d+h)$/i;

/**
 * The avatar of a creator, 80 px high: `/a/face.png` becomes `/a/face/80h.png` (spec §9). Creators without one get one
 * of five built-in pictures, always the same for a username. Always a usable image URL.
 */
export function avatarUrl(user: Pick<User, 'username' | 'avatar_url'> | undefined): string {
  const url = safeUrl(user?.avatar_url);
  if (url === undefined) return defaultAvatarUrl(defaultAvatarNumber(user?.username ?? ''));
  const [, path, extension, rest] = IMAGE_PATH.exec(url) ?? [];
  if (path === undefined || extension === undefined || SIZED.test(path)) return url;
  return `${path}/80h${extension}${rest ?? ''}`;
}
