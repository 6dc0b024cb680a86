import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const MEDIA = new URL('../../media/', import.meta.url);

/** Where a file of the catalogue is on disk. */
export const mediaPath = (name) => fileURLToPath(new URL(name, MEDIA));

export const masterName = (id) => `${id}.webp`;
export const avatarName = (slug) => `avatar-${slug}.webp`;
export const isMade = ({ id }) => existsSync(mediaPath(masterName(id)));

/** Videos of an opaque moving picture by rendition, with their width; a video knows no transparency, so stickers have none. */
export const VIDEO_WIDTHS = { original: undefined, fixed_width: 200 };
export const videoName = (id, rendition) => `${id}.${rendition.replaceAll('_', '-')}.mp4`;

/** All files that an item of data/items.json names. */
export const filesOf = ({ master, mp4 = {}, video = { assets: {} } }) => [
  master,
  ...Object.values(mp4),
  ...Object.values(video.assets).map(({ file }) => file),
  ...Object.values(video.captions ?? {}),
];
