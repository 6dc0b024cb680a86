import sharp from 'sharp';
import { stillEmoji } from '../lib/emoji.mjs';
import { avatarName, mediaPath } from '../lib/media-files.mjs';
import { avatars } from './channels.mjs';

const SIZE = 80;
const FACE = 58;

/** The pictures of those channels whose file is chosen: an emoji on a coloured ground. Widgets round the corners. */
export async function makeAvatars(isChosen) {
  const chosen = avatars.filter(({ slug }) => isChosen(avatarName(slug)));
  for (const { slug, code, color } of chosen) {
    const face = await stillEmoji(code, FACE);
    const ground = sharp({ create: { width: SIZE, height: SIZE, channels: 3, background: color } });
    await ground
      .composite([{ input: face }])
      .webp({ quality: 80 })
      .toFile(mediaPath(avatarName(slug)));
  }
  return chosen.length;
}
