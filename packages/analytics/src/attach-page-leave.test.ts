import { expect, it } from 'vitest';
import { attachPageLeave } from './attach-page-leave.ts';
import { createFakePage } from './testing/fake-page.ts';

it('calls when the page is hidden or left, not when it is shown, and not after detaching [N-4]', () => {
  const { page, hide, show, leave } = createFakePage();
  const calls: string[] = [];
  let what = '';
  const detach = attachPageLeave(page, () => calls.push(what));
  const happen = (name: string, act: () => void) => {
    what = name;
    act();
  };
  happen('hide', hide);
  happen('show', show);
  happen('leave', leave);
  detach();
  happen('hide after detaching', hide);
  happen('leave after detaching', leave);
  expect(calls).toEqual(['hide', 'leave']);
});
