import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { makeApng, makePicture, withPngChunks } from '../../../testing/management/make-media.ts';
import { sniffType } from './sniff-type.ts';

const file = (name: string) => readFile(new URL(`../../../testing/management/files/${name}`, import.meta.url));

function box(type: string, ...content: readonly (Buffer | string)[]): Buffer {
  const body = Buffer.concat(content.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)));
  const size = Buffer.alloc(4);
  size.writeUInt32BE(body.length + 8);
  return Buffer.concat([size, Buffer.from(type, 'latin1'), body]);
}

const ftyp = (major: string, ...compatible: readonly string[]) =>
  box('ftyp', major, Buffer.alloc(4), compatible.join(''));

function track(handler: string, codec: string, samples = 9): Buffer {
  const count = Buffer.alloc(12);
  count.writeUInt32BE(samples, 8);
  const table = box('stbl', box('stsd', Buffer.alloc(12), codec), box('stsz', count));
  return box('trak', box('mdia', box('hdlr', Buffer.alloc(8), handler), box('minf', table)));
}

describe('sniffType', () => {
  it.each(['gif', 'webp', 'png'] as const)('recognizes the type of a %s', async (type) => {
    expect(sniffType(await makePicture(type)).type).toBe(type);
  });

  it('recognizes JPEG and still AVIF', async () => {
    const jpeg = await sharp(await makePicture('png'))
      .jpeg()
      .toBuffer();
    expect(sniffType(jpeg).type).toBe('jpeg');
    expect(sniffType(await file('pic.avif')).type).toBe('avif');
  });

  it('recognizes animated AVIF by its tracks', async () => {
    expect(sniffType(await file('anim.avif')).type).toBe('animated-avif');
    expect(sniffType(Buffer.concat([ftyp('avis', 'avif'), box('moov', track('pict', 'av01', 1))])).type).toBe('avif');
  });

  it('recognizes an APNG by an animation chunk before the pixels', async () => {
    expect(sniffType(await file('anim.png')).type).toBe('apng');
    expect(sniffType(await makeApng([100, 100])).type).toBe('apng');
    expect(sniffType(await makeApng([100])).type).toBe('png');
    const png = await makePicture('png');
    const late = Buffer.concat([png, withPngChunks(png, { acTL: Buffer.from([0, 0, 0, 2, 0, 0, 0, 0]) }).subarray(33)]);
    expect(sniffType(late).type).toBe('png');
  });

  it.each([
    ['a video brand', ftyp('isom', 'mp42'), [track('soun', 'mp4a'), track('vide', 'avc1')]],
    ['QuickTime', ftyp('qt  '), [track('vide', 'jpeg')]],
    ['an audio brand and a video track', ftyp('M4A '), [track('soun', 'mp4a'), track('vide', 'avc1')]],
  ])('detects a file with %s as MP4', (_, head, tracks) => {
    expect(sniffType(Buffer.concat([head, box('mdat', 'x'), box('moov', ...tracks)])).type).toBe('mp4');
  });

  it('detects an MP4 with unreadable tracks as MP4, for ffmpeg to read', () => {
    expect(sniffType(Buffer.concat([ftyp('isom'), Buffer.alloc(64)])).type).toBe('mp4');
  });

  it.each([
    ['HEIC', ftyp('heic', 'mif1', 'heic')],
    ['HEIC', ftyp('heix', 'mif1')],
    ['HEIC', ftyp('mif1', 'heic')],
    ['HEIC', ftyp('msf1', 'hevc')],
    ['M4A', ftyp('M4A ', 'isom')],
    ['M4A', Buffer.concat([ftyp('M4A '), box('moov', track('soun', 'mp4a'), track('vide', 'jpeg'))])],
    ['M4A', Buffer.concat([ftyp('isom', 'mp42'), box('moov', track('soun', 'mp4a'))])],
    ['MP4 without video', Buffer.concat([ftyp('isom'), box('moov', track('text', 'tx3g'))])],
    ['MP3', Buffer.from('ID3\x04\0\0')],
    ['MP3', Buffer.from([0xff, 0xfb, 0x90, 0x44])],
    ['AAC', Buffer.from([0xff, 0xf1, 0x50, 0x80])],
    ['Ogg', Buffer.from('OggS\0')],
    ['FLAC', Buffer.from('fLaC\0')],
    ['WAV', Buffer.from('RIFF\x24\0\0\0WAVEfmt ')],
    ['AVI', Buffer.from('RIFF\x24\0\0\0AVI LIST')],
    ['Matroska', Buffer.from('\x1a\x45\xdf\xa3\x9f\x42\x82\x88matroska', 'latin1')],
    ['TIFF', Buffer.from('II*\0')],
    ['BMP', Buffer.from('BM')],
    ['PDF', Buffer.from('%PDF-1.7')],
    ['SVG', Buffer.from('<?xml version="1.0"?>\n<svg xmlns="">')],
  ])('reports the file type of %s as unsupported', (name, bytes) => {
    const sniffed = sniffType(bytes);
    expect(sniffed.type).toBe('other');
    expect(sniffed.name).toContain(name);
  });

  it('returns no name for other files, and reads broken ones without an error', async () => {
    for (const text of ['', '#!/bin/sh', 'hello', '<p>', '\0\0\0\x01ftyp', 'RIFF']) {
      expect(sniffType(Buffer.from(text, 'latin1')), text).toEqual({ type: 'other', name: undefined });
    }
    for (const bytes of [await file('anim.avif'), await file('anim.png'), await makeApng([100, 100])]) {
      for (let length = 0; length < bytes.length; length += 7) {
        expect(sniffType(bytes.subarray(0, length)).type).toBeTypeOf('string');
      }
    }
  });
});
