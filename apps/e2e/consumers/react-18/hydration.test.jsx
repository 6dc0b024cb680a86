// @vitest-environment jsdom
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { PAGE } from '../gif.mjs';

it('is rendered by a server and taken over by the client without a difference', async () => {
  const { stdout, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, 'render-on-server.mjs')], {
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  expect(stdout).toContain('A cat waves');
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = stdout;
  // Scripts come after the HTML, as in a page: when Emotion loads, it collects the styles that the server wrote.
  const { act } = await import('@testing-library/react');
  const { hydrateRoot } = await import('react-dom/client');
  const { Grid } = await import('@zoetrope/react-components');
  const complaints = vi.spyOn(console, 'error');
  const widget = <Grid queryKey="cats" width={600} initialGifs={PAGE.data} fetchGifs={async () => PAGE} />;
  const root = await act(async () => hydrateRoot(container, widget));
  expect(complaints).not.toHaveBeenCalled();
  expect(container.querySelectorAll('img').length).toBe(PAGE.data.length);
  act(() => root.unmount());
});
