export { attributionName, showsAttribution } from './attribution.ts';
export { avatarUrl } from './avatar-url.ts';
export { defaultAvatarNumber, defaultAvatarUrl } from './default-avatar.ts';
export { safeUrl } from './safe-url.ts';
