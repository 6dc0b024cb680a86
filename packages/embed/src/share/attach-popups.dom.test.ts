import { afterEach, expect, it, vi } from 'vitest';
import { attachPopups } from './attach-popups.ts';

afterEach(() => vi.restoreAllMocks());

function set(opened: object | null) {
  const open = vi.spyOn(window, 'open').mockReturnValue(opened as Window | null);
  const share = document.createElement('div');
  share.innerHTML =
    '<a class="target" href="https://twitter.com/intent/tweet?url=a" target="_blank" data-zoetrope-target="twitter">Twitter</a><input id="share-link" value="x">';
  const said: string[] = [];
  const shared = vi.fn();
  attachPopups(share, (text) => said.push(text), shared);
  const click = (init: MouseEventInit = {}) => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
    share.querySelector('a')?.dispatchEvent(event);
    return event.defaultPrevented;
  };
  return { open, said, shared, click };
}

it('opens a window of its size that cannot reach back, in place of the tab [H-1]', () => {
  const opened = { opener: window };
  const { open, shared, click } = set(opened);
  expect(click()).toBe(true);
  expect(open).toHaveBeenCalledWith(
    'https://twitter.com/intent/tweet?url=a',
    'zoetrope-twitter',
    expect.stringContaining('width=750,height=350'),
  );
  expect(opened.opener).toBeNull();
  expect(shared).toHaveBeenCalledWith('twitter', true);
});

it('leaves the link to itself where no window comes, and says what else there is [E-8]', () => {
  const { said, shared, click } = set(null);
  expect(click()).toBe(false);
  expect(said).toEqual(['No window opened? Copy the link below instead.']);
  expect(shared).toHaveBeenCalledWith('twitter', false);
});

it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }])('leaves a click with %j to the browser', (keys) => {
  const { open, click } = set({});
  expect(click(keys)).toBe(false);
  expect(open).not.toHaveBeenCalled();
});
