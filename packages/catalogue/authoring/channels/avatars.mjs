import sharp from 'sharp';
import { emojiFile } from '../lib/emoji.mjs';
import { avatarName, mediaPath } from '../lib/media-files.mjs';
import { avatars } from './channels.mjs';

const SIZE = 80;
const FACE = 58;

/** Each channel's picture: the first frame of an emoji on a coloured ground. Widgets round the corners. */
export async function makeAvatars() {
  for (const { slug, code, color } of avatars) {
    const face = await sharp(emojiFile(code), { page: 0 }).resize(FACE, FACE).toBuffer();
    const ground = sharp({ create: { width: SIZE, height: SIZE, channels: 3, background: color } });
    await ground
      .composite([{ input: face }])
      .webp({ quality: 80 })
      .toFile(mediaPath(avatarName(slug)));
  }
  return avatars.length;
}
