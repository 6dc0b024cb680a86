import { cleanup, render, screen } from '@testing-library/react';
import { ZoetropeError } from '@zoetrope/transport';
import { afterEach, expect, it } from 'vitest';
import { FileField } from './file-field.tsx';

afterEach(cleanup);

const refusal = (url: string) =>
  new ZoetropeError('@zoetrope/management-api: …', {
    code: 'http',
    status: 409,
    body: {
      code: 'duplicate',
      parameter: 'file',
      message: 'file: this GIF is already here, with the id cat-nap',
      duplicate_of: { id: 'cat-nap', url },
    },
  });
const show = (error: unknown) => render(<FileField file={undefined} error={error} onChoose={() => {}} />);

it('links to the GIF that is already public', () => {
  show(refusal('https://gifs.example/gifs/cat-nap'));
  expect(screen.getByRole('alert').textContent).toBe('This GIF is already here, with the id cat-nap. Show that GIF');
  const link = screen.getByRole('link', { name: 'Show that GIF' });
  expect(link.getAttribute('href')).toBe('https://gifs.example/gifs/cat-nap');
  expect(screen.getByLabelText(/Choose a file/).getAttribute('aria-describedby')).toBe(screen.getByRole('alert').id);
});

it('renders no link to a URL that is not http(s), and none for other errors', () => {
  show(refusal('javascript:alert(1)'));
  expect(screen.getByRole('alert').textContent).toContain('cat-nap');
  expect(screen.queryByRole('link')).toBeNull();
  cleanup();
  show(
    new ZoetropeError('…', {
      code: 'http',
      status: 413,
      body: { message: 'The file is too large.', parameter: 'file' },
    }),
  );
  expect(screen.getByRole('alert').textContent).toBe('The file is too large.');
  expect(screen.queryByRole('link')).toBeNull();
});
