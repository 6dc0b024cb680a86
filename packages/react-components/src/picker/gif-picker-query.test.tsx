import { act, fireEvent, render, screen } from '@testing-library/react';
import { buildPage } from '@zoetrope/testkit';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { GifPicker } from './gif-picker.tsx';
import { field, pass, press, renderPicker, setUpPicker, tab, type } from './testing/render-picker.tsx';

setUpPicker();

describe('GifPicker query', () => {
  it('starts with defaultQuery and searches it at once', async () => {
    const { search, trending } = await renderPicker({ defaultQuery: ' big  cats ' });
    expect(field().value).toBe(' big  cats ');
    expect(search).toHaveBeenCalledExactlyOnceWith('big cats', expect.objectContaining({ offset: 0 }));
    expect(trending).not.toHaveBeenCalled();
  });

  it('reports each change of the text by the user', async () => {
    const onQueryChange = vi.fn();
    await renderPicker({ onQueryChange });
    type('c');
    type('ca');
    press('Enter');
    fireEvent.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(onQueryChange.mock.calls).toEqual([['c'], ['ca'], ['']]);
  });

  it('shows the controlled query and searches it after a pause', async () => {
    const { search, setProps } = await renderPicker({ query: 'cat' });
    expect(field().value).toBe('cat');
    expect(search.mock.lastCall?.[0]).toBe('cat');
    await setProps({ query: 'dog' });
    expect(field().value).toBe('dog');
    await pass(249);
    expect(search.mock.lastCall?.[0]).toBe('cat');
    await pass(1);
    expect(search.mock.lastCall?.[0]).toBe('dog');
  });

  it('keeps the controlled query if the application ignores a change', async () => {
    const onQueryChange = vi.fn();
    await renderPicker({ query: 'cat', onQueryChange });
    type('dog');
    expect(onQueryChange).toHaveBeenCalledExactlyOnceWith('dog');
    expect(field().value).toBe('cat');
  });

  it('follows an application that stores the query', async () => {
    const search = vi.fn(async () => buildPage());
    function App() {
      const [query, setQuery] = useState('');
      return (
        <>
          <button type="button" onClick={() => setQuery('hello')}>
            Greet
          </button>
          <GifPicker search={search} trending={search} getStorage={null} query={query} onQueryChange={setQuery} />
        </>
      );
    }
    render(<App />);
    await pass(0);
    fireEvent.click(screen.getByText('Greet'));
    await pass(250);
    expect(search).toHaveBeenLastCalledWith('hello', expect.anything());
    type('cat');
    await pass(250);
    expect(field().value).toBe('cat');
    expect(search).toHaveBeenLastCalledWith('cat', expect.anything());
  });

  it('reports the text that the tab of recent GIFs suspends and restores', async () => {
    const onQueryChange = vi.fn();
    await renderPicker({ onQueryChange });
    type('cat');
    await pass(250);
    act(() => tab('GIFs').focus());
    press('ArrowLeft');
    press('ArrowRight');
    expect(onQueryChange.mock.calls).toEqual([['cat'], [''], ['cat']]);
  });
});
