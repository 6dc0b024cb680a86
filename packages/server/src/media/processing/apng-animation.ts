export interface ApngAnimation {
  readonly frames: number;
  /** Number of plays; 0 for endless. */
  readonly loop: number;
}

const SIGNATURE_BYTES = 8;
/** Length, type and checksum. */
const CHUNK_OVERHEAD = 12;

/** The animation header of a PNG, before its pixels. Undefined for a still PNG. */
export function apngAnimation(bytes: Buffer): ApngAnimation | undefined {
  let at = SIGNATURE_BYTES;
  while (at + CHUNK_OVERHEAD <= bytes.length) {
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (type === 'IDAT') return undefined;
    if (type === 'acTL' && at + 16 <= bytes.length) {
      const frames = bytes.readUInt32BE(at + 8);
      return frames > 1 ? { frames, loop: bytes.readUInt32BE(at + 12) } : undefined;
    }
    at += CHUNK_OVERHEAD + bytes.readUInt32BE(at);
  }
  return undefined;
}
