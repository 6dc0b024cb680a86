import { expect, it } from 'vitest';
import { observePageLeave } from './observe-page-leave.ts';
import { createFakePage } from './testing/fake-page.ts';

it('calls onLeave when the page is hidden, about to be left or left, but not when it is shown or after the cleanup [N-4]', () => {
  const { page, hide, show, askToLeave, leave } = createFakePage();
  const calls: string[] = [];
  let action = '';
  const stopObserving = observePageLeave(page, () => calls.push(action));
  const perform = (name: string, run: () => void) => {
    action = name;
    run();
  };
  perform('hide', hide);
  perform('show', show);
  perform('ask to leave', askToLeave);
  perform('leave', leave);
  stopObserving();
  perform('hide after the cleanup', hide);
  perform('leave after the cleanup', leave);
  expect(calls).toEqual(['hide', 'ask to leave', 'leave']);
});
