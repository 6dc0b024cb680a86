import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { RATE } from './sound.mjs';

/** Speaks a sentence with a robot's voice; the samples, 44,100 a second. */
export function speak(sentence, { voice = 'en-us+f3', speed = 150, tone = 62 } = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'speech-'));
  try {
    const wav = path.join(folder, 'speech.wav');
    execFileSync('espeak-ng', ['-v', voice, '-s', String(speed), '-p', String(tone), '-w', wav, sentence]);
    const echo = 'aecho=0.8:0.7:12:0.35,highpass=f=120';
    const raw = execFileSync(
      'ffmpeg',
      ['-v', 'error', '-i', wav, '-af', echo, '-ar', String(RATE), '-ac', '1', '-f', 'f32le', '-'],
      { maxBuffer: 1e8 },
    );
    return new Float32Array(raw.buffer.slice(raw.byteOffset, raw.byteOffset + raw.length));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
