import { afterEach, expect, it, vi } from 'vitest';
import { attachCopy } from './attach-copy.ts';

afterEach(() => vi.restoreAllMocks());

function set(write: () => Promise<void>, command: boolean) {
  vi.stubGlobal('navigator', { clipboard: { writeText: write } });
  document.execCommand = () => command;
  const share = document.createElement('div');
  share.innerHTML =
    '<div class="field"><input id="share-link" readonly value="https://gifs.example/gifs/a"></div><button class="copy" data-zoetrope-copy="share-link" hidden></button>';
  document.body.replaceChildren(share);
  const said: string[] = [];
  const shared = vi.fn();
  attachCopy(share, (text) => said.push(text), shared);
  share.querySelector<HTMLButtonElement>('.copy')?.click();
  return { said, shared, field: share.querySelector('input') };
}

const refused = () => Promise.reject(new DOMException('refused', 'NotAllowedError'));

it.each([
  ['by the clipboard', () => Promise.resolve(), false, 'Copied.', true],
  ['by the older command where the clipboard is refused', refused, true, 'Copied.', true],
  ['by the viewer where nothing is allowed', refused, false, 'Press Ctrl+C or ⌘C to copy the selected text.', false],
])('copies %s, and says how it ended [E-8]', async (_, write, command, words, worked) => {
  const { said, shared, field } = set(write, command);
  await expect.poll(() => said).toEqual([words]);
  expect(shared).toHaveBeenCalledExactlyOnceWith('link', worked);
  if (!worked) expect([field?.selectionStart, field?.selectionEnd]).toEqual([0, field?.value.length]);
});
