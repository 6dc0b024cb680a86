import { fireEvent, render, screen } from '@testing-library/react';
import { localProvider } from '@zoetrope/model';
import { buildPage } from '@zoetrope/testkit';
import { conformance } from '@zoetrope/testkit/react';
import { describe, expect, it, vi } from 'vitest';
import { GifPickerAttribution } from './gif-picker-attribution.tsx';
import { GifPickerList } from './gif-picker-list.tsx';
import { GifPickerRoot } from './gif-picker-root.tsx';
import { GifPickerSearch } from './gif-picker-search.tsx';
import { GifPickerSuggestions } from './gif-picker-suggestions.tsx';
import { GifPickerTabs } from './gif-picker-tabs.tsx';
import { field, loadLazyParts, options, pass, setUpPicker, tab, type } from './testing/render-picker.tsx';

setUpPicker();

const never = () => new Promise<never>(() => {});
conformance('GifPickerRoot', (props) => (
  <GifPickerRoot id="picker" search={never} trending={never} {...props}>
    <GifPickerSearch />
    <GifPickerList />
  </GifPickerRoot>
));

describe('GifPicker parts', () => {
  it('shares the state of its parts in any order and in any markup', async () => {
    const onGifClick = vi.fn();
    const search = vi.fn(async () => buildPage());
    render(
      <GifPickerRoot search={search} trending={search} getStorage={null} onGifClick={onGifClick}>
        <main>
          <GifPickerList columns={2} />
        </main>
        <footer>
          <GifPickerTabs />
          <GifPickerSearch />
        </footer>
      </GifPickerRoot>,
    );
    await pass(0);
    await loadLazyParts();
    fireEvent.click(tab('Stickers'));
    type('cat');
    await pass(250);
    expect(search).toHaveBeenLastCalledWith('cat', expect.objectContaining({ type: 'stickers' }));
    fireEvent.click(document.querySelector('[data-zoetrope-gif] img') as Element);
    expect(onGifClick).toHaveBeenCalledOnce();
    expect(screen.getByRole('tabpanel', { name: 'Stickers' })).toBeTruthy();
  });

  it('shows no suggestions if GifPickerSearch has other children', async () => {
    const source = { search: never, trending: never, searchTags: async () => ({ data: ['cat'] }) };
    const { rerender } = render(
      <GifPickerRoot {...source}>
        <GifPickerSearch>
          <span>help</span>
        </GifPickerSearch>
      </GifPickerRoot>,
    );
    type('c');
    await pass(250);
    expect(screen.getByText('help')).toBeTruthy();
    expect(options()).toEqual([]);
    rerender(
      <GifPickerRoot {...source}>
        <GifPickerSearch>
          <GifPickerSuggestions className="suggestions" />
        </GifPickerSearch>
      </GifPickerRoot>,
    );
    expect(options()).toEqual(['cat']);
    expect(document.querySelector('.suggestions')).not.toBeNull();
  });

  it('shows the attribution wherever it is rendered', () => {
    const provider = localProvider('https://gifs.example');
    render(
      <GifPickerRoot search={never} trending={never} provider={provider}>
        <header>
          <GifPickerAttribution className="top" />
        </header>
        <GifPickerSearch />
      </GifPickerRoot>,
    );
    expect(document.querySelector('header .top')?.textContent).toBe(provider.attribution.text);
    expect(field().placeholder).toBe(provider.attribution.searchPlaceholder);
  });

  it('throws an Error for a part outside of a GifPickerRoot', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => render(<GifPickerTabs />)).toThrow(
      new Error('GifPickerTabs is rendered outside of a GifPickerRoot: wrap it in one.'),
    );
  });
});
