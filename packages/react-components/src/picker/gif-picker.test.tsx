import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { klipy, localProvider } from '@zoetrope/model';
import { buildGifs, buildPage } from '@zoetrope/testkit';
import { conformance } from '@zoetrope/testkit/react';
import { Activity } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { GifPicker } from './gif-picker.tsx';
import { pickerAttributes } from './picker-attributes.ts';
import { field, gifs, pass, press, renderPicker, setUpPicker, tab, type } from './testing/render-picker.tsx';

setUpPicker();

const never = () => new Promise<never>(() => {});
conformance('GifPicker', (props) => <GifPicker id="picker" search={never} trending={never} {...props} />);

describe('GifPicker', () => {
  it('shows trending GIFs for an empty field, and searches after a pause', async () => {
    const { trending, search } = await renderPicker();
    expect(trending).toHaveBeenCalledWith(
      expect.objectContaining({ type: 'gifs', offset: 0, signal: expect.anything() }),
    );
    expect(gifs()[0]).toBe('gif-0');
    type('  big   cats ');
    await pass(249);
    expect(search).not.toHaveBeenCalled();
    await pass(1);
    expect(search).toHaveBeenCalledExactlyOnceWith('big cats', expect.objectContaining({ type: 'gifs', offset: 0 }));
    expect(gifs()[0]).toBe('gif-100');
    type('');
    await pass(0);
    expect(gifs()[0]).toBe('gif-0');
  });

  it('shows the attribution and the placeholder of the provider that the list comes from', async () => {
    const [first, second] = [localProvider('https://a.example'), klipy] as const;
    const pageOf = (provider: string, prefix: number) => {
      const gifs = buildGifs(6, prefix).map((gif) => ({ ...gif, provider }));
      return buildPage({ gifs, total: 6 });
    };
    const search = vi.fn(async (term: string) =>
      term === 'none'
        ? { ...buildPage({ gifs: [], total: 0 }), meta: { response_id: 'r', provider: 'klipy' } }
        : pageOf('klipy', 100),
    );
    const trending = vi.fn(async () => pageOf('zoetrope', 0));
    await renderPicker({ provider: first, providers: [first, second], search, trending });
    expect(screen.getByText('Powered by Zoetrope')).toBeTruthy();
    expect(field().placeholder).toBe('Search Zoetrope');
    for (const term of ['cats', 'none']) {
      type('');
      await pass(0);
      expect(field().placeholder).toBe('Search Zoetrope');
      type(term);
      press('Enter');
      await pass(0);
      expect(screen.getByText('Powered by KLIPY')).toBeTruthy();
      expect(field().placeholder).toBe('Search KLIPY');
    }
    expect(trending).toHaveBeenCalledTimes(2);
    expect(search).toHaveBeenCalledTimes(2);
  });

  it('adds the search to the events of its results, which share reports contain', async () => {
    const track = vi.fn();
    await renderPicker({ track });
    const click = () => fireEvent.click(screen.getAllByRole('option')[0] as HTMLElement);
    click();
    expect(track.mock.lastCall?.[0]).toMatchObject({ type: 'CLICK' });
    expect(track.mock.lastCall?.[0]).not.toHaveProperty('term');
    type('cats');
    press('Enter');
    await pass(0);
    click();
    expect(track.mock.lastCall?.[0]).toMatchObject({ type: 'CLICK', term: 'cats' });
  });

  it('searches after it is hidden during the pause and shown again', async () => {
    const search = vi.fn(async () => buildPage());
    const page = (mode: 'hidden' | 'visible') => (
      <Activity mode={mode}>
        <GifPicker search={search} trending={never} getStorage={null} />
      </Activity>
    );
    const { rerender } = render(page('visible'));
    type('cat');
    await pass(100);
    rerender(page('hidden'));
    await pass(250);
    expect(search).not.toHaveBeenCalled();
    rerender(page('visible'));
    await pass(250);
    expect(search).toHaveBeenCalledExactlyOnceWith('cat', expect.anything());
  });

  it('searches at once on Enter', async () => {
    const { search } = await renderPicker();
    type('cats');
    press('Enter');
    await pass(0);
    expect(search).toHaveBeenCalledOnce();
  });

  it('cuts a long search term without splitting a character', async () => {
    const { search } = await renderPicker();
    const cut = 'a'.repeat(49);
    type(`${cut}😀`);
    await pass(250);
    expect(search.mock.lastCall?.[0]).toBe(cut);
  });

  it('shows the content type of the selected tab, and selects tabs with the keyboard', async () => {
    const { trending } = await renderPicker({ types: ['gifs', 'stickers', 'text'] });
    expect(tab('GIFs').getAttribute('aria-selected')).toBe('true');
    act(() => tab('GIFs').focus());
    press('ArrowRight');
    await pass(0);
    expect(document.activeElement).toBe(tab('Stickers'));
    expect(trending.mock.lastCall?.[0]).toMatchObject({ type: 'stickers' });
    press('End');
    expect(document.activeElement).toBe(tab('Text'));
    press('ArrowRight');
    expect(document.activeElement).toBe(tab('Recent'));
    expect(screen.getByRole('tabpanel', { name: 'Recent' })).toBeTruthy();
    expect(screen.getAllByRole('tab').filter(({ tabIndex }) => tabIndex === 0)).toEqual([tab('Recent')]);
  });

  it('mirrors the arrow keys of the tabs on a right-to-left page', async () => {
    await renderPicker({ types: ['gifs', 'stickers'], getStorage: null, style: { direction: 'rtl' } });
    act(() => tab('GIFs').focus());
    press('ArrowLeft');
    expect(document.activeElement).toBe(tab('Stickers'));
    press('ArrowRight');
    expect(document.activeElement).toBe(tab('GIFs'));
  });

  it('is a list box with one Tab stop whose options are picked with the keyboard', async () => {
    const onGifClick = vi.fn();
    await renderPicker({ onGifClick });
    const list = screen.getByRole('listbox', { name: 'GIFs' });
    act(() => list.focus());
    expect(document.activeElement?.closest('[data-zoetrope-gif]')?.getAttribute('data-zoetrope-gif')).toBe('gif-0');
    press('ArrowRight');
    press('Enter');
    expect(onGifClick.mock.calls.map(([{ id }]) => id)).toEqual(['gif-1']);
  });

  it('renders no tabs for a single type without storage', async () => {
    await renderPicker({ types: ['stickers'], getStorage: null });
    expect(screen.queryByRole('tablist')).toBeNull();
    expect(screen.queryByRole('tabpanel')).toBeNull();
  });

  it('shows an error and retries [W-3]', async () => {
    let isDown = true;
    const onGifsFetchError = vi.fn();
    const trending = async () => {
      if (isDown) throw new Error('offline');
      return buildPage();
    };
    await renderPicker({ trending, onGifsFetchError });
    expect(onGifsFetchError).toHaveBeenCalledOnce();
    isDown = false;
    fireEvent.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Try again?' }));
    await pass(0);
    expect(gifs()[0]).toBe('gif-0');
  });

  it('shows the attribution and the placeholder of the provider', async () => {
    const { container } = await renderPicker({ provider: localProvider('http://localhost:8787') });
    const attribution = container.querySelector(`[${pickerAttributes.provider}]`);
    expect(attribution?.textContent).toBe('Powered by Zoetrope');
    expect(attribution?.querySelector('img')?.getAttribute('src')).toBe('http://localhost:8787/logo.svg');
    expect(field().placeholder).toBe('Search Zoetrope');
  });

  it('uses the texts of the labels prop', async () => {
    await renderPicker({
      labels: {
        picker: 'Suchen',
        tabs: {
          recent: 'Zuletzt',
          gifs: 'Bilder',
          stickers: 'Sticker',
          text: 'Text',
          videos: 'Videos',
          memes: 'Memes',
        },
      },
    });
    expect(screen.getByRole('combobox', { name: 'Suchen' })).toBeTruthy();
    expect(screen.getByRole('tabpanel', { name: 'Bilder' })).toBeTruthy();
  });
});
