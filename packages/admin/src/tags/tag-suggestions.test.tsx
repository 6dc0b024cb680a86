import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { TagSuggestion } from '@zoetrope/model/management';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { TagSuggestions } from './tag-suggestions.tsx';
import { toggleTag } from './toggle-tag.ts';

afterEach(cleanup);

function suggest(...tags: readonly string[]) {
  const data: readonly TagSuggestion[] = tags.map((tag) => ({ tag, score: 0.5, gifs: 2 }));
  return vi.fn(async (_: { readonly gif_ids: readonly string[] }) => ({ data }));
}

function Form({ getTagSuggestions, ids }: { getTagSuggestions: ReturnType<typeof suggest>; ids: readonly string[] }) {
  const [text, setText] = useState('nap');
  return (
    <>
      <output>{text}</output>
      <TagSuggestions
        client={{ getTagSuggestions }}
        ids={ids}
        added={text.split(', ')}
        onToggle={(tag) => setText(toggleTag(text, tag))}
      />
    </>
  );
}

it('adds a suggested tag with its button, removes it again, and keeps the focus on the button', async () => {
  const user = userEvent.setup();
  const getTagSuggestions = suggest('cat', 'box');
  render(<Form getTagSuggestions={getTagSuggestions} ids={['a']} />);
  const button = await screen.findByRole('button', { name: 'Add tag cat', pressed: false });
  expect(screen.getByRole('list', { name: 'Suggested tags' }).children).toHaveLength(2);
  expect(screen.getByText('2 tags of similar GIFs:').role).toBe('status');
  button.focus();
  await user.keyboard('{Enter}');
  expect(screen.getByText('nap, cat')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Add tag cat', pressed: true })).toBe(document.activeElement);
  await user.keyboard(' ');
  expect(screen.getByText('nap')).toBeTruthy();
  expect(getTagSuggestions).toHaveBeenCalledTimes(1);
});

it('compares the first 10 of many GIFs', async () => {
  const getTagSuggestions = suggest('cat');
  render(<Form getTagSuggestions={getTagSuggestions} ids={Array.from({ length: 12 }, (_, index) => `gif-${index}`)} />);
  await screen.findByRole('button', { name: 'Add tag cat' });
  expect(getTagSuggestions.mock.calls[0]?.[0].gif_ids).toHaveLength(10);
});

it('shows nothing without suggestions, and says that they could not be loaded', async () => {
  const failing = vi.fn(async () => Promise.reject(new Error('no connection')));
  const { rerender } = render(<Form getTagSuggestions={suggest()} ids={['a']} />);
  const status = screen.getAllByRole('status').find((element) => element.matches('p'));
  expect(status?.textContent).toBe('Looking for similar GIFs…');
  await waitFor(() => expect(status?.textContent).toBe(''));
  expect(screen.queryByRole('list')).toBeNull();
  rerender(<Form key="failing" getTagSuggestions={failing} ids={['b']} />);
  expect(await screen.findByText('Tag suggestions could not be loaded.')).toBeTruthy();
});
