// @vitest-environment jsdom
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { CLIP, PAGE } from '../gif.mjs';

it('hydrates server-rendered widgets without a mismatch', async () => {
  const { stdout, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, 'render-on-server.mjs')], {
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  expect(stdout).toContain('A cat waves');
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = stdout;
  // Imported after the HTML is in the document, as in a page, because Emotion collects server-rendered styles on
  // import.
  const { act } = await import('@testing-library/react');
  const { hydrateRoot } = await import('react-dom/client');
  const { Carousel, Grid, Video } = await import('@zoetrope/react-components');
  // jsdom has no decoder.
  for (const method of ['pause', 'load']) vi.spyOn(HTMLMediaElement.prototype, method).mockImplementation(() => {});
  // jsdom has no layout.
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(600);
  const consoleErrors = vi.spyOn(console, 'error');
  const list = { queryKey: 'cats', initialGifs: PAGE.data, fetchGifs: async () => PAGE };
  const widgets = (
    <>
      <Grid width={600} {...list} />
      <Carousel gifHeight={40} {...list} />
      <Video gif={CLIP} width={640} autoPlay={false} />
    </>
  );
  const root = await act(async () => hydrateRoot(container, widgets));
  expect(consoleErrors).not.toHaveBeenCalled();
  expect(container.querySelectorAll('img').length).toBe(2 * PAGE.data.length);
  act(() => root.unmount());
});
