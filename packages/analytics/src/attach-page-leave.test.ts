import { expect, it } from 'vitest';
import { attachPageLeave } from './attach-page-leave.ts';
import { createFakePage } from './testing/fake-page.ts';

it('calls onLeave when the page is hidden or left, but not when it is shown or after detaching [N-4]', () => {
  const { page, hide, show, leave } = createFakePage();
  const calls: string[] = [];
  let action = '';
  const detach = attachPageLeave(page, () => calls.push(action));
  const perform = (name: string, run: () => void) => {
    action = name;
    run();
  };
  perform('hide', hide);
  perform('show', show);
  perform('leave', leave);
  detach();
  perform('hide after detaching', hide);
  perform('leave after detaching', leave);
  expect(calls).toEqual(['hide', 'leave']);
});
