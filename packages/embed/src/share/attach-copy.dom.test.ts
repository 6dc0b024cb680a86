import { afterEach, expect, it, vi } from 'vitest';
import { attachCopy } from './attach-copy.ts';

afterEach(() => vi.restoreAllMocks());

interface Clipboard {
  readonly write: () => Promise<void>;
  /** The result of `execCommand`. */
  readonly command: boolean;
}

function setUp({ write, command }: Clipboard) {
  vi.stubGlobal('navigator', { clipboard: { writeText: write } });
  document.execCommand = () => command;
  const share = document.createElement('div');
  share.innerHTML =
    '<div class="field"><input id="share-link" readonly value="https://gifs.example/gifs/a"></div><button class="copy" data-zoetrope-copy="share-link" hidden></button>';
  document.body.replaceChildren(share);
  const messages: string[] = [];
  const shared = vi.fn();
  attachCopy(share, { showStatus: (message) => messages.push(message), onShare: shared });
  share.querySelector<HTMLButtonElement>('.copy')?.click();
  return { messages, shared, field: share.querySelector('input') };
}

const rejectNotAllowed = () => Promise.reject(new DOMException('rejected', 'NotAllowedError'));

it.each([
  ['with the Clipboard API', () => Promise.resolve(), false, 'Copied.', true],
  ['with execCommand if the Clipboard API is blocked', rejectNotAllowed, true, 'Copied.', true],
  [
    'by selecting the text if both are blocked',
    rejectNotAllowed,
    false,
    'Press Ctrl+C or ⌘C to copy the selected text.',
    false,
  ],
])('copies %s, and shows the result [E-8]', async (_, write, command, message, succeeded) => {
  const { messages, shared, field } = setUp({ write, command });
  await expect.poll(() => messages).toEqual([message]);
  expect(shared).toHaveBeenCalledExactlyOnceWith({ target: 'link', succeeded });
  if (!succeeded) expect([field?.selectionStart, field?.selectionEnd]).toEqual([0, field?.value.length]);
});
