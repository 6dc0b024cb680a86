/** What the header of an animated WebP says. */
export interface WebpHeader {
  readonly width: number;
  readonly height: number;
  readonly frames: number;
  /** 0 means for ever. */
  readonly loops: number | undefined;
  readonly durationMs: number;
}

/** Walks the chunks of a WebP file (RIFF): VP8X has the size, ANIM the loops, each ANMF is a frame. */
export function readWebp(bytes: Buffer): WebpHeader {
  if (bytes.toString('latin1', 0, 4) !== 'RIFF' || bytes.toString('latin1', 8, 12) !== 'WEBP') {
    throw new Error('This is not a WebP file.');
  }
  const header = { width: 0, height: 0, frames: 0, loops: undefined as number | undefined, durationMs: 0 };
  for (let at = 12; at + 8 <= bytes.length; ) {
    const name = bytes.toString('latin1', at, at + 4);
    const length = bytes.readUInt32LE(at + 4);
    const body = at + 8;
    if (name === 'VP8X') {
      header.width = bytes.readUIntLE(body + 4, 3) + 1;
      header.height = bytes.readUIntLE(body + 7, 3) + 1;
    }
    if (name === 'ANIM') header.loops = bytes.readUInt16LE(body + 4);
    if (name === 'ANMF') {
      header.frames += 1;
      header.durationMs += bytes.readUIntLE(body + 12, 3);
    }
    at = body + length + (length % 2);
  }
  return header;
}
