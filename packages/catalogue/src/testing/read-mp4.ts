/** What a page needs to know of an mp4: its size, its codecs, and whether it can play while it loads. */
export interface Mp4Header {
  readonly width: number;
  readonly height: number;
  readonly codecs: readonly string[];
  /** The index comes before the pictures. */
  readonly fastStart: boolean;
}

const CONTAINERS = new Set(['moov', 'trak', 'mdia', 'minf', 'stbl']);

/** Walks the boxes of an mp4. The sample entries of `stsd` name the codecs; the entry of H.264 contains the size. */
export function readMp4(bytes: Buffer): Mp4Header {
  const order: string[] = [];
  const codecs: string[] = [];
  let [width, height] = [0, 0];
  const walk = (from: number, to: number) => {
    for (let at = from; at + 8 <= to; ) {
      const length = bytes.readUInt32BE(at);
      const name = bytes.toString('latin1', at + 4, at + 8);
      if (from === 0) order.push(name);
      if (CONTAINERS.has(name)) walk(at + 8, at + length);
      if (name === 'stsd') {
        const codec = bytes.toString('latin1', at + 20, at + 24);
        codecs.push(codec);
        if (codec === 'avc1') [width, height] = [bytes.readUInt16BE(at + 48), bytes.readUInt16BE(at + 50)];
      }
      if (length < 8) return;
      at += length;
    }
  };
  walk(0, bytes.length);
  return { width, height, codecs, fastStart: order.indexOf('moov') < order.indexOf('mdat') };
}
