import { execFile } from 'node:child_process';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ANIMATED_RENDITIONS } from '@zoetrope/model';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeClip } from '../../../testing/management/make-clip.ts';
import { makeApng, makePicture, withPngChunks } from '../../../testing/management/make-media.ts';
import { createManagementService, type ManagementService } from '../../../testing/management/management-service.ts';
import { multipart } from '../../../testing/management/multipart.ts';
import { openTestDatabase } from '../../../testing/test-service.ts';
import type { OpenDatabase } from '../../database/open-database.ts';
import { createFfmpegFinder } from '../../media/processing/ffmpeg.ts';

const hasFfmpeg = (await createFfmpegFinder()()) !== undefined;
const run = promisify(execFile);
/** In every text of a file besides pixels and sound. */
const SECRET = 'SECRETMARK';
const LOCATION = '+48.2082+016.3738';
const XMP = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="${SECRET}"/></rdf:RDF></x:xmpmeta>`;
const EXIF = {
  IFD0: { Artist: SECRET, Copyright: SECRET },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 12/1 0/1' },
};

let database: OpenDatabase;
let service: ManagementService;
beforeAll(async () => {
  database = await openTestDatabase();
  service = await createManagementService(database);
});
afterAll(() => service.close());

/** The markers in a file, as text with one or two bytes per character. */
function markersIn(bytes: Buffer): string[] {
  const spellings = [SECRET, LOCATION].flatMap((text) => [Buffer.from(text), Buffer.from(text, 'utf16le')]);
  return spellings.filter((spelling) => bytes.includes(spelling)).map(String);
}

interface ServedFile {
  readonly name: string;
  readonly bytes: Buffer;
}

/** Every served and stored file of an upload. */
async function filesOf(body: Upload): Promise<ServedFile[]> {
  const urls = new Set<string>();
  for (const value of [body.images, body.video]) collectUrls(value, urls);
  const files: ServedFile[] = [];
  for (const url of urls) {
    const served = await service.app.request(url);
    expect(served.status, url).toBe(200);
    files.push({ name: new URL(url).pathname, bytes: Buffer.from(await served.arrayBuffer()) });
  }
  const folder = join(service.dataFolder, 'uploads', body.id);
  for (const name of await readdir(folder)) files.push({ name, bytes: await readFile(join(folder, name)) });
  return files;
}

interface Upload {
  readonly id: string;
  readonly images: unknown;
  readonly video: unknown;
}

function collectUrls(value: unknown, urls: Set<string>): void {
  if (typeof value === 'string' && value.startsWith('http')) urls.add(value);
  if (typeof value === 'object' && value !== null) for (const field of Object.values(value)) collectUrls(field, urls);
}

/** Names of everything in a picture besides pixels. */
async function extrasOf(bytes: Buffer): Promise<string[]> {
  const { exif, icc, xmp, iptc, comments, orientation } = await sharp(bytes, { animated: true }).metadata();
  return Object.entries({ exif, icc, xmp, iptc, comments, orientation }).flatMap(([name, value]) =>
    value === undefined ? [] : [name],
  );
}

/** What ffprobe finds in a video besides pixels and sound. */
async function tagsOf(bytes: Buffer): Promise<unknown> {
  const path = join(service.dataFolder, 'probed.mp4');
  await writeFile(path, bytes);
  const { stdout } = await run('ffprobe', [
    ...['-v', 'error', '-of', 'json', '-show_format', '-show_streams', '-show_chapters', path],
  ]);
  const { streams, format, chapters } = JSON.parse(stdout);
  return {
    streams: streams.map(({ codec_type, tags }: { codec_type: string; tags?: object }) => ({ codec_type, ...tags })),
    tags: Object.keys(format.tags ?? {}),
    chapters,
  };
}

/** Written by ffmpeg itself. */
const VIDEO = {
  codec_type: 'video',
  language: 'und',
  handler_name: 'VideoHandler',
  vendor_id: '[0][0][0][0]',
  encoder: 'Lavc libx264',
};
const SOUND = { codec_type: 'audio', language: 'und', handler_name: 'SoundHandler', vendor_id: '[0][0][0][0]' };
const BRANDS = ['major_brand', 'minor_version', 'compatible_brands'];

async function expectClean(files: readonly ServedFile[]): Promise<void> {
  expect(files.length).toBeGreaterThan(ANIMATED_RENDITIONS.length * 2);
  for (const { name, bytes } of files) {
    expect(markersIn(bytes), name).toEqual([]);
    if (!name.endsWith('.mp4')) expect(await extrasOf(bytes), name).toEqual([]);
    else {
      expect(await tagsOf(bytes), name).toEqual({
        streams: expect.toBeOneOf([[VIDEO], [VIDEO, SOUND]]),
        tags: BRANDS,
        chapters: [],
      });
    }
  }
}

const upload = async (bytes: Buffer): Promise<Upload> => {
  const form = multipart({ channel: 'zoo', title: 'Marked', file: bytes });
  const created = await service.as('art')('POST', '/api/v1/gifs', { body: form });
  expect(created.status).toBe(201);
  return created.body;
};

const trim = async (bytes: Buffer): Promise<Buffer> => {
  const form = multipart({ start: '0', duration: '0.3', file: bytes });
  const cut = await service.as('ann')('POST', '/imaging/trim', { body: form });
  expect(cut.status).toBe(200);
  return cut.body;
};

/** A GIF with comments and application extensions, one of them XMP. */
async function markedGif(): Promise<Buffer> {
  const gif = await makePicture('gif', { frames: 2 });
  const text = Buffer.from(`${SECRET}${LOCATION}`);
  const block = Buffer.concat([Buffer.from([text.length]), text, Buffer.from([0])]);
  const extras = [
    Buffer.concat([Buffer.from([0x21, 0xfe]), block]),
    Buffer.concat([Buffer.from([0x21, 0xff, 11]), Buffer.from('XMP DataXMP'), block]),
    Buffer.concat([Buffer.from([0x21, 0xff, 11]), Buffer.from('ICCRGBG1012'), block]),
  ];
  // The first extension in sharp's GIFs is the loop count.
  const at = gif.indexOf(Buffer.from([0x21, 0xff, 11]));
  return Buffer.concat([gif.subarray(0, at), ...extras, gif.subarray(at, -1), ...extras, gif.subarray(-1)]);
}

const PNG_TEXTS = {
  tEXt: Buffer.from(`Author\0${SECRET}`),
  iTXt: Buffer.from(`XML:com.adobe.xmp\0\0\0\0\0${XMP}`),
  tIME: Buffer.from([7, 230, 1, 2, 3, 4, 5]),
  prVt: Buffer.from(SECRET),
};

/** A still or animated picture with EXIF, XMP and a color profile. */
const makeMarkedPicture = async (type: 'webp' | 'png' | 'avif') =>
  sharp(await makePicture(type === 'webp' ? 'webp' : 'png', { frames: 2 }), { animated: type === 'webp' })
    .toFormat(type)
    .withExif(EXIF)
    .withXmp(XMP)
    .withIccProfile('p3')
    .toBuffer();

const PICTURES: readonly (readonly [string, () => Promise<Buffer>])[] = [
  ['GIF', markedGif],
  ['WebP', () => makeMarkedPicture('webp')],
  ['PNG', async () => withPngChunks(await makeMarkedPicture('png'), PNG_TEXTS)],
  ['AVIF', () => makeMarkedPicture('avif')],
];

describe('metadata of an upload', () => {
  it.each(PICTURES)('removes upload metadata from every served and stored file of a %s', async (_, make) => {
    const bytes = await make();
    expect(markersIn(bytes)).toContain(SECRET);
    await expectClean(await filesOf(await upload(bytes)));
  });

  it('converts colors to sRGB with the color profile', async () => {
    const red = sharp({ create: { width: 32, height: 32, channels: 3, background: { r: 200, g: 60, b: 40 } } });
    const files = await filesOf(await upload(await red.png().withIccProfile('p3').toBuffer()));
    const master = files.find(({ name }) => name === 'master.webp');
    const [r = 0, g = 0, b = 0] = await sharp(master?.bytes).removeAlpha().raw().toBuffer();
    expect([Math.abs(r - 200) < 6, Math.abs(g - 60) < 6, Math.abs(b - 40) < 6]).toEqual([true, true, true]);
  });

  it('removes metadata from a trimmed GIF or WebP [G-6]', async () => {
    for (const bytes of [await markedGif(), await makeMarkedPicture('webp')]) {
      const cut = await trim(bytes);
      expect([markersIn(cut), await extrasOf(cut)]).toEqual([[], []]);
    }
  });
});

describe.runIf(hasFfmpeg)('metadata of a clip', () => {
  const CHAPTERS = `;FFMETADATA1\ntitle=${SECRET}\nartist=${SECRET}\ncomment=${SECRET}\n[CHAPTER]\nTIMEBASE=1/1000\nSTART=0\nEND=900\ntitle=${SECRET}\n`;
  const METADATA = [
    ...[
      '-metadata',
      `location=${LOCATION}/`,
      '-metadata',
      `location-eng=${LOCATION}/`,
      '-metadata',
      `encoder=${SECRET}`,
    ],
    ...['-metadata', 'creation_time=2020-01-02T03:04:05Z', '-metadata', 'timecode=01:02:03:04'],
    ...['-metadata:s', 'language=ger', '-metadata:s', `handler_name=${SECRET}`, '-metadata:s', `title=${SECRET}`],
    ...['-movflags', 'use_metadata_tags', '-metadata', `com.apple.quicktime.author=${SECRET}`],
  ];
  const SUBTITLES = `1\n00:00:00,000 --> 00:00:01,500\n${SECRET}\n`;
  /** Boxes that ffmpeg does not write, at the end of the file. */
  const BOXES = Buffer.concat([
    Buffer.from(
      `\0\0\0\x2auuid\xbe\x7a\xcf\xcb\x97\xa9\x42\xe8\x9c\x71\x99\x94\x91\xe3\xaf\xac${SECRET}12345678`,
      'latin1',
    ),
    Buffer.from(`\0\0\0\x12free${SECRET}`, 'latin1'),
  ]);
  let clip: Buffer;
  beforeAll(async () => {
    const created = await makeClip({ chapters: CHAPTERS, metadata: METADATA, subtitles: SUBTITLES, cover: true });
    clip = Buffer.concat([created, BOXES]);
  });

  it('removes clip metadata from every served and stored file', async () => {
    expect(markersIn(clip)).toEqual([SECRET, LOCATION]);
    const files = await filesOf(await upload(clip));
    expect(files.filter(({ name }) => name.endsWith('.mp4'))).toHaveLength(2);
    await expectClean(files);
  });

  it('removes metadata from a trimmed clip [G-6]', async () => {
    const cut = await trim(clip);
    expect(markersIn(cut)).toEqual([]);
    expect(await tagsOf(cut)).toEqual({ streams: [VIDEO, SOUND], tags: BRANDS, chapters: [] });
  });

  it('removes metadata from every file of an APNG or animated AVIF', async () => {
    const apng = withPngChunks(await makeApng([100, 100]), PNG_TEXTS);
    const avif = await readFile(new URL('../../../testing/management/files/anim.avif', import.meta.url));
    for (const bytes of [apng, Buffer.concat([avif, BOXES])]) {
      expect(markersIn(bytes)).toContain(SECRET);
      await expectClean(await filesOf(await upload(bytes)));
    }
  });
});
