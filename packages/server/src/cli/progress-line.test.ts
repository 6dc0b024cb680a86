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
    for (let files = 1; files <= 30; files += 1) {
      wait(1000);
      line.update({ files, totalFiles: 40, bytes: files * 1e6 });
    }
    line.clear();
    expect(output()).toBe(
      '10 of 40 files, 10 MB, 30 s left\n20 of 40 files, 20 MB, 20 s left\n30 of 40 files, 30 MB, 10 s left\n',
    );
  });

  it('rewrites its line on a terminal, below other lines', () => {
    const { line, output, wait } = record({ isTTY: true });
    wait(1000);
    line.update({ files: 1, totalFiles: 2, bytes: 0 });
    line.print('refused cat.heic');
    expect(output()).toBe('\r\x1b[K1 of 2 files, 0 MB, 1 s left\r\x1b[Krefused cat.heic\n');
  });
});

describe('describeProgress', () => {
  it('estimates no time before the first file', () => {
    expect(describeProgress({ files: 0, totalFiles: 3, bytes: 0 }, 500)).toBe('0 of 3 files, 0 MB');
  });
});
