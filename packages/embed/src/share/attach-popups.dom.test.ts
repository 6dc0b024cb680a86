import { afterEach, expect, it, vi } from 'vitest';
import { attachPopups } from './attach-popups.ts';

afterEach(() => vi.restoreAllMocks());

function setUp(opened: object | null) {
  const open = vi.spyOn(window, 'open').mockReturnValue(opened as Window | null);
  const share = document.createElement('div');
  share.innerHTML =
    '<a class="target" href="https://twitter.com/intent/tweet?url=a" target="_blank" data-zoetrope-target="twitter">Twitter</a><input id="share-link" value="x">';
  const messages: string[] = [];
  const shared = vi.fn();
  attachPopups(share, { showStatus: (message) => messages.push(message), onShare: shared });
  const click = (init: MouseEventInit = {}) => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
    share.querySelector('a')?.dispatchEvent(event);
    return event.defaultPrevented;
  };
  return { open, messages, shared, click };
}

it('opens a window of its size without an opener instead of a tab [H-1]', () => {
  const opened = { opener: window };
  const { open, shared, click } = setUp(opened);
  expect(click()).toBe(true);
  expect(open).toHaveBeenCalledWith(
    'https://twitter.com/intent/tweet?url=a',
    'zoetrope-twitter',
    expect.stringContaining('width=750,height=350'),
  );
  expect(opened.opener).toBeNull();
  expect(shared).toHaveBeenCalledWith({ target: 'twitter', succeeded: true });
});

it('follows the link if no window opens, and offers to copy it [E-8]', () => {
  const { messages, shared, click } = setUp(null);
  expect(click()).toBe(false);
  expect(messages).toEqual(['No window opened? Copy the link below instead.']);
  expect(shared).toHaveBeenCalledWith({ target: 'twitter', succeeded: false });
});

it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }])('leaves a click with %j to the browser', (keys) => {
  const { open, click } = setUp({});
  expect(click(keys)).toBe(false);
  expect(open).not.toHaveBeenCalled();
});
