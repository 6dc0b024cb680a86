import sharp from 'sharp';

const CELL = 200;

/**
 * Lays out a few moments of several animated files, a row for each: how to look at the work before it is frozen.
 * `ground` shows what transparency does.
 */
export async function contactSheet(files, target, { moments = 5, columns = 2, ground = '#8a8a8a', cell = CELL } = {}) {
  const tiles = [];
  for (const [row, file] of files.entries()) {
    const { pages = 1 } = await sharp(file).metadata();
    for (let moment = 0; moment < moments; moment++) {
      const page = Math.floor((moment / moments) * pages);
      const input = await sharp(file, { page })
        .resize(cell, cell, { fit: 'contain', background: ground })
        .flatten({ background: ground })
        .toBuffer();
      const column = (row % columns) * moments + moment;
      tiles.push({
        input,
        left: column * (cell + 4) + (row % columns) * 10,
        top: Math.floor(row / columns) * (cell + 6),
      });
    }
  }
  const width = columns * moments * (cell + 4) + columns * 10;
  const height = Math.ceil(files.length / columns) * (cell + 6);
  await sharp({ create: { width, height, channels: 3, background: '#ffffff' } })
    .composite(tiles)
    .png()
    .toFile(target);
}
