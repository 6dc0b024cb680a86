import { fireEvent, render, screen } from '@testing-library/react';
import { type GifEvent, localProvider, type Provider } from '@zoetrope/model';
import { buildGifs, buildPage } from '@zoetrope/testkit';
import { describe, expect, it, vi } from 'vitest';
import { GifPicker } from './gif-picker.tsx';
import { pickerAttributes } from './picker-attributes.ts';
import type { PickerClient } from './picker-requests.ts';
import { field, gifs, loadLazyParts, options, pass, setUpPicker, type } from './testing/render-picker.tsx';

setUpPicker();

function buildClient(name: string, from: number) {
  const provider: Provider = {
    ...localProvider(`https://${name}.example`),
    id: name,
    attribution: { text: `Powered by ${name}`, searchPlaceholder: `Search ${name}` },
  };
  const page = (first: number) => async () => buildPage({ gifs: buildGifs(first + 6).slice(first), total: 6 });
  return {
    provider,
    trending: vi.fn(page(from)),
    search: vi.fn(page(from + 100)),
    searchTags: vi.fn(async (text: string) => ({ data: [`${text} of ${name}`] })),
    trendingSearches: vi.fn(async () => ({ data: [`popular on ${name}`] })),
    track: vi.fn(),
    flush: vi.fn(),
  } satisfies PickerClient;
}

async function renderWithClient(client: PickerClient) {
  const picker = (current: PickerClient) => <GifPicker client={current} getStorage={null} />;
  const view = render(picker(client));
  await pass(0);
  await loadLazyParts();
  return {
    ...view,
    async changeClient(next: PickerClient) {
      view.rerender(picker(next));
      await pass(0);
    },
  };
}

const attribution = () => document.querySelector(`[${pickerAttributes.provider}]`)?.textContent;

describe('GifPicker with a client', () => {
  it('fetches trending GIFs, searches and suggestions with the client', async () => {
    const client = buildClient('alpha', 0);
    await renderWithClient(client);
    expect(gifs()[0]).toBe('gif-0');
    fireEvent.mouseDown(field());
    expect(options()).toEqual(['popular on alpha']);
    type('cat');
    await pass(250);
    expect(gifs()[0]).toBe('gif-100');
    expect(options()).toEqual(['cat of alpha']);
  });

  it('shows the attribution and the placeholder of the client’s provider', async () => {
    await renderWithClient(buildClient('alpha', 0));
    expect(attribution()).toBe('Powered by alpha');
    expect(field().placeholder).toBe('Search alpha');
  });

  it('sends the events of the GIFs to the track function of the client', async () => {
    const client = buildClient('alpha', 0);
    await renderWithClient(client);
    fireEvent.click(document.querySelector('[data-zoetrope-gif="gif-2"] img') as Element);
    await pass(0);
    const clicks = client.track.mock.calls
      .map(([event]: GifEvent[]) => event)
      .filter((event) => event?.type === 'CLICK');
    expect(clicks.map((event) => event?.gif.id)).toEqual(['gif-2']);
  });

  it('calls functions of its props instead of those of the client', async () => {
    const client = buildClient('alpha', 0);
    const trending = vi.fn(async () => buildPage());
    render(<GifPicker client={client} trending={trending} getStorage={null} />);
    await pass(0);
    expect(trending).toHaveBeenCalledOnce();
    expect(client.trending).not.toHaveBeenCalled();
  });

  it('throws a TypeError without a client and functions', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => render(<GifPicker />)).toThrow(new TypeError('GifPicker needs a client, or search and trending.'));
  });
});

describe('GifPicker when its client changes', () => {
  it('restarts the list and the suggestions with the new client', async () => {
    const [alpha, beta] = [buildClient('alpha', 0), buildClient('beta', 20)];
    const { changeClient } = await renderWithClient(alpha);
    await changeClient(beta);
    expect(gifs()[0]).toBe('gif-20');
    expect(gifs()).not.toContain('gif-0');
    fireEvent.mouseDown(field());
    expect(options()).toEqual(['popular on beta']);
  });

  it('keeps the text and searches it with the new client', async () => {
    const [alpha, beta] = [buildClient('alpha', 0), buildClient('beta', 20)];
    const { changeClient } = await renderWithClient(alpha);
    type('cat');
    await pass(250);
    await changeClient(beta);
    expect(field().value).toBe('cat');
    expect(beta.search).toHaveBeenCalledExactlyOnceWith('cat', expect.objectContaining({ type: 'gifs', offset: 0 }));
    expect(gifs()[0]).toBe('gif-120');
  });

  it('shows the attribution of the new provider', async () => {
    const { changeClient } = await renderWithClient(buildClient('alpha', 0));
    await changeClient(buildClient('beta', 20));
    expect(attribution()).toBe('Powered by beta');
    expect(screen.getByRole('combobox', { name: 'Search beta' })).toBeTruthy();
  });

  it('flushes the events of the old client', async () => {
    const [alpha, beta] = [buildClient('alpha', 0), buildClient('beta', 20)];
    const { changeClient, unmount } = await renderWithClient(alpha);
    expect(alpha.flush).not.toHaveBeenCalled();
    await changeClient(beta);
    expect(alpha.flush).toHaveBeenCalledOnce();
    expect(beta.flush).not.toHaveBeenCalled();
    unmount();
    expect(beta.flush).toHaveBeenCalledOnce();
  });

  it('keeps the list if only the identity of the client object changes', async () => {
    const alpha = buildClient('alpha', 0);
    const { changeClient } = await renderWithClient(alpha);
    await changeClient({ ...alpha });
    expect(alpha.trending).toHaveBeenCalledOnce();
    expect(alpha.flush).not.toHaveBeenCalled();
  });
});
