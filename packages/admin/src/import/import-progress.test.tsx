import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ImportProgress } from './import-progress.tsx';

afterEach(cleanup);

it('links from a refused duplicate to the GIF that is already public', () => {
  const reason = 'This GIF is already here, with the id cat-nap.';
  render(
    <ImportProgress
      files={[new File([], 'nap.gif'), new File([], 'text.gif')]}
      states={[
        { status: 'refused', reason, duplicateUrl: 'https://gifs.example/gifs/cat-nap' },
        { status: 'refused', reason: 'Is not a GIF.' },
      ]}
      isRunning={false}
      onCancel={() => {}}
      onAgain={() => {}}
    />,
  );
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows).toEqual([`nap.gif ${reason} Show that GIF`, 'text.gif Is not a GIF.']);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'https://gifs.example/gifs/cat-nap',
  ]);
});
