import { buildClip } from '@zoetrope/testkit';
import { afterEach, expect, it, onTestFinished } from 'vitest';
import { cdp } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { Video } from './video.tsx';
import { videoAttributes } from './video-attributes.ts';

afterEach(cleanup);

it('keeps light icons on a dark gradient in forced colors of a light theme [W-11]', async () => {
  // The type of the session depends on the browser provider.
  const devtools = cdp() as unknown as { send(method: string, params: object): Promise<void> };
  const emulate = (value: string) =>
    devtools.send('Emulation.setEmulatedMedia', {
      features: [
        { name: 'forced-colors', value },
        { name: 'prefers-color-scheme', value: value && 'light' },
      ],
    });
  await emulate('active');
  onTestFinished(() => emulate(''));
  await render(<Video gif={buildClip()} width={320} autoPlay={false} controls />);
  const bar = () => document.querySelector(`[${videoAttributes.controlBar}]`);
  await expect.poll(bar).not.toBeNull();
  const style = getComputedStyle(bar() as Element);
  expect([style.backgroundImage, style.color]).toEqual([expect.stringContaining('gradient'), 'rgb(255, 255, 255)']);
});
