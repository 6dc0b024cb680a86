import { readdirSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { catalogue, fileUrl } from './index.ts';
import { readMp4 } from './testing/read-mp4.ts';
import { readWebp } from './testing/read-webp.ts';

const MAX_BYTES = 45_000_000;
const { items, channels } = catalogue;
const read = (name: string) => readFileSync(fileUrl(name));
const avatars = channels.flatMap(({ avatar }) => avatar ?? []);

const filesOf = (item: (typeof items)[number]) => [
  item.master,
  ...Object.values(item.mp4 ?? {}),
  ...Object.values(item.video?.assets ?? {}).map(({ file }) => file),
  ...Object.values(item.video?.captions ?? {}),
];

describe('the media', () => {
  it('has exactly the files that the data names, at most 45 MB in total', () => {
    const present = readdirSync(new URL('../media/', import.meta.url)).sort();
    const named = [...items.flatMap(filesOf), ...avatars].sort();
    expect(present).toEqual(named);
    const bytes = present.reduce((sum, name) => sum + statSync(fileUrl(name)).size, 0);
    expect(bytes).toBeLessThanOrEqual(MAX_BYTES);
  });

  it.each(items.map((item) => [item.id, item] as const))(
    'has an endless animation for %s with the size and duration in its data',
    (_, item) => {
      const { width, height, frames, durationMs, loops } = readWebp(read(item.master));
      expect({ width, height, frames, durationMs, loops }).toEqual({
        width: item.width,
        height: item.height,
        frames: item.frames,
        durationMs: item.duration_ms,
        loops: 0,
      });
      expect(frames).toBeGreaterThan(1);
    },
  );

  const videos = items.flatMap(({ id, width, height, mp4 }) => (mp4 ? [[id, { width, height, mp4 }] as const] : []));
  it.each(videos)(
    'has videos for %s with the right proportions that play while they load',
    (_, { width, height, mp4 }) => {
      for (const [rendition, file] of Object.entries(mp4)) {
        const video = readMp4(read(file));
        expect(video.codecs).toEqual(['avc1']);
        expect(video.fastStart).toBe(true);
        expect(video.width).toBe(rendition === 'original' ? width : 200);
        expect(Math.abs(video.height - (video.width * height) / width)).toBeLessThanOrEqual(1.01);
      }
    },
  );

  const clips = items.flatMap(({ id, video }) => (video ? [[id, video] as const] : []));
  it.each(clips)('has a clip for %s with sound and two sizes, as in its data', (_, { assets, duration }) => {
    expect(Object.keys(assets)).toEqual(['480p', '240p']);
    for (const { file, width, height } of Object.values(assets)) {
      expect(readMp4(read(file))).toEqual({ width, height, codecs: ['avc1', 'mp4a'], fastStart: true });
    }
    expect(duration).toBeGreaterThan(0);
  });

  it('has clips shorter and longer than ten seconds, and captions for speech', () => {
    const lengths = clips.map(([, { duration }]) => duration);
    expect(Math.min(...lengths)).toBeLessThan(10);
    expect(Math.max(...lengths)).toBeGreaterThan(10);
    const captions = clips.flatMap(([, video]) => Object.values(video.captions ?? {}));
    expect(captions.length).toBeGreaterThanOrEqual(2);
    for (const file of captions) expect(read(file).toString('utf8')).toMatch(/^WEBVTT\n\n\d\d:\d\d:\d\d\.\d{3} --> /);
  });

  it('has an 80 px picture for each channel that names one', () => {
    for (const file of avatars) {
      const bytes = read(file);
      expect(bytes.toString('latin1', 12, 16)).toBe('VP8 ');
      expect([bytes.readUInt16LE(26) & 0x3fff, bytes.readUInt16LE(28) & 0x3fff]).toEqual([80, 80]);
    }
  });
});
