import { describe, expect, it } from 'vitest';
import { createProgressLine, describeProgress } from './progress-line.ts';

function record({ isTTY }: { readonly isTTY: boolean }) {
  let output = '';
  let now = 0;
  const write = (text: string | Uint8Array) => {
    output += text;
    return true;
  };
  const wait = (ms: number) => {
    now += ms;
  };
  return { line: createProgressLine({ write, isTTY }, () => now), output: () => output, wait };
}

describe('createProgressLine', () => {
  it('prints a line every ten seconds to a log', () => {
    const { line, output, wait } = record({ isTTY: false });
    for (let files = 0; files <= 30; files += 1) {
      line.update({ files, totalFiles: 40, bytes: files * 1e6 });
      wait(1000);
    }
    line.clear();
    expect(output()).toBe(
      '10 of 40 files, 10 MB, 30 s left\n20 of 40 files, 20 MB, 20 s left\n30 of 40 files, 30 MB, 10 s left\n',
    );
  });

  it('rewrites its line on a terminal, below other lines', () => {
    const { line, output, wait } = record({ isTTY: true });
    line.update({ files: 0, totalFiles: 4, bytes: 0 });
    wait(3000);
    line.update({ files: 3, totalFiles: 4, bytes: 0 });
    line.print('refused cat.heic');
    expect(output()).toBe('\r\x1b[K3 of 4 files, 0 MB, 1 s left\r\x1b[Krefused cat.heic\n');
  });
});

describe('describeProgress', () => {
  it('estimates no time before the third file', () => {
    const options = { start: { files: 0, time: 0 }, now: 500 };
    expect(describeProgress({ files: 2, totalFiles: 9, bytes: 0 }, options)).toBe('2 of 9 files, 0 MB');
    expect(describeProgress({ files: 3, totalFiles: 9, bytes: 0 }, options)).toBe('3 of 9 files, 0 MB, 1 s left');
  });

  it('estimates the time by the files since the first report, not by what came before', () => {
    const options = { start: { files: 90, time: 60_000 }, now: 70_000 };
    expect(describeProgress({ files: 100, totalFiles: 110, bytes: 0 }, options)).toBe(
      '100 of 110 files, 0 MB, 10 s left',
    );
  });
});
