import { defaultAvatarNumber, defaultAvatarUrl } from './default-avatar.ts';
import { safeUrl } from './safe-url.ts';
import type { User } from './user.ts';

/**
 * The path before the extension, the extension, then query and fragment; an extension elsewhere in the URL is ignored.
 */
const IMAGE_PATH = /^([^?#]*)(\.(?:gif|jpe?g|png|webp))((?:\?[^#]*)?(?:#.*)?)$/i;
/** A default avatar of the provider, or a URL with a size. */
const SIZED = /\/(?:default[1-5]|\d+h)$/i;

/**
 * The URL of a creator's avatar, 80 px high: `/a/face.png` becomes `/a/face/80h.png`. For a creator without
 * one, a `data:` URL of one of five built-in avatars, always the same one for a username.
 *
 * @example
 * avatarUrl({ username: 'zoe', avatar_url: 'https://media.example/zoe.png' }); // 'https://media.example/zoe/80h.png'
 */
export function avatarUrl(user: Pick<User, 'username' | 'avatar_url'> | undefined): string {
  const url = safeUrl(user?.avatar_url);
  if (url === undefined) return defaultAvatarUrl(defaultAvatarNumber(user?.username ?? ''));
  const [, path, extension, rest] = IMAGE_PATH.exec(url) ?? [];
  if (path === undefined || extension === undefined || SIZED.test(path)) return url;
  return `${path}/80h${extension}${rest ?? ''}`;
}
