import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { emojiFile } from '../lib/emoji.mjs';
import { MEDIA } from '../lib/publish.mjs';
import { avatars } from './channels.mjs';

const SIZE = 80;
const FACE = 58;

/** Each channel's picture: the first frame of an emoji on a coloured ground. Widgets round the corners. */
export async function makeAvatars() {
  for (const { slug, code, color } of avatars) {
    const input = await sharp(emojiFile(code), { page: 0 }).resize(FACE, FACE).toBuffer();
    const ground = sharp({ create: { width: SIZE, height: SIZE, channels: 3, background: color } });
    await writeFile(
      new URL(`avatar-${slug}.webp`, MEDIA),
      await ground.composite([{ input }]).webp({ quality: 80 }).toBuffer(),
    );
  }
  console.log(`${avatars.length} avatars of ${SIZE} px`);
}
