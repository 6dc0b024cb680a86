/** A track of an MP4, QuickTime or AVIF file. */
export interface IsoTrack {
  /** `vide`, `soun`, `text`, `tmcd` … */
  readonly handler: string;
  /** Sample format, such as `avc1`; empty if unknown. */
  readonly codec: string;
  readonly samples: number;
}

interface Box {
  readonly type: string;
  readonly content: Buffer;
  /** Whether the file ends before it does. */
  readonly isCut: boolean;
}

/** The brands of an ISO base media file, major brand first. Empty for other formats. */
export function isoBrands(bytes: Buffer): readonly string[] {
  const [first] = boxesIn(bytes);
  if (first?.type !== 'ftyp') return [];
  const { content } = first;
  const brands = [latin1(content, 0)];
  for (let at = 8; at + 4 <= content.length; at += 4) brands.push(latin1(content, at));
  return brands;
}

/** The tracks of an ISO base media file. Undefined without a readable `moov` box. */
export function isoTracks(bytes: Buffer): readonly IsoTrack[] | undefined {
  const moov = find(bytes, 'moov');
  if (moov === undefined) return undefined;
  const tracks: IsoTrack[] = [];
  for (const { type, content } of boxesIn(moov)) {
    if (type === 'trak') tracks.push(readTrack(content));
  }
  return tracks;
}

/** Boxes with the frames, and with their positions. */
const FRAME_BOXES: ReadonlySet<string> = new Set(['mdat', 'moov', 'moof']);

/** Whether no box with frames goes on beyond the end of an ISO base media file. Bytes that follow its boxes are no fault. */
export function isCompleteIso(bytes: Buffer): boolean {
  for (const { type, isCut } of boxesIn(bytes)) if (isCut && FRAME_BOXES.has(type)) return false;
  return true;
}

/** Samples of all tracks in fragments (`moof` boxes), which `isoTracks` does not count. */
export function fragmentSamples(bytes: Buffer): number {
  let samples = 0;
  for (const moof of boxesOf(bytes, 'moof')) {
    for (const traf of boxesOf(moof, 'traf')) {
      for (const run of boxesOf(traf, 'trun')) samples += run.length >= 8 ? run.readUInt32BE(4) : 0;
    }
  }
  return samples;
}

function* boxesOf(bytes: Buffer, type: string): Generator<Buffer> {
  for (const box of boxesIn(bytes)) if (box.type === type) yield box.content;
}

function readTrack(trak: Buffer): IsoTrack {
  const media = find(trak, 'mdia');
  const handler = media && find(media, 'hdlr');
  const table = media && find(media, 'minf', 'stbl');
  const description = table && find(table, 'stsd');
  const sizes = table && find(table, 'stsz');
  return {
    handler: handler === undefined ? '' : latin1(handler, 8),
    codec: description === undefined ? '' : latin1(description, 12),
    samples: sizes !== undefined && sizes.length >= 12 ? sizes.readUInt32BE(8) : 0,
  };
}

/** The content of the first box with this path of types. */
function find(bytes: Buffer, ...path: readonly string[]): Buffer | undefined {
  let current: Buffer | undefined = bytes;
  for (const type of path) {
    if (current === undefined) return undefined;
    let next: Buffer | undefined;
    for (const box of boxesIn(current)) {
      if (box.type === type) {
        next = box.content;
        break;
      }
    }
    current = next;
  }
  return current;
}

const HEADER_BYTES = 8;
const LONG_HEADER_BYTES = 16;

/** The boxes of a file or box, up to the first invalid one. */
function* boxesIn(bytes: Buffer): Generator<Box> {
  let at = 0;
  while (at + HEADER_BYTES <= bytes.length) {
    let size = bytes.readUInt32BE(at);
    let header = HEADER_BYTES;
    // Size 0 means up to the end; 1 means that a 64-bit size follows.
    if (size === 0) size = bytes.length - at;
    if (size === 1) {
      if (at + LONG_HEADER_BYTES > bytes.length) return;
      size = Number(bytes.readBigUInt64BE(at + HEADER_BYTES));
      header = LONG_HEADER_BYTES;
    }
    if (size < header) return;
    const end = at + size;
    const content = bytes.subarray(at + header, Math.min(end, bytes.length));
    yield { type: latin1(bytes, at + 4), content, isCut: end > bytes.length };
    at = end;
  }
}

function latin1(bytes: Buffer, at: number): string {
  return bytes.toString('latin1', at, at + 4);
}
