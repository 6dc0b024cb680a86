import { fireEvent, render as renderElement, screen, within } from '@testing-library/react';
import type { FetchGifs } from '@zoetrope/model';
import { buildGif, buildGifs, buildPage } from '@zoetrope/testkit';
import { conformance } from '@zoetrope/testkit/react';
import type { ComponentType, RefAttributes } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { ListProps } from '../list-props.ts';
import { advance, never, tileOf, tiles } from './list-queries.ts';

/** The ids of the requirements that the shared tests prove for one widget. */
interface Requirements {
  readonly firstPage: readonly string[];
  readonly empty: readonly string[];
  readonly error: readonly string[];
  readonly end: readonly string[];
}

export interface ListSuiteOptions {
  readonly Widget: ComponentType<ListProps & RefAttributes<HTMLDivElement>>;
  readonly requirements: Requirements;
  /** The debounce of requests for the next page, in ms. */
  readonly debounceMs: number;
  /** Renders the widget, and waits for its lazy-loaded chunk. */
  render(props: Partial<ListProps>): Promise<{ rerenderWith(props: Partial<ListProps>): void; container: Element }>;
}

/** The tests that Grid and Carousel share. */
export function listSuite(name: string, { Widget, requirements, debounceMs, render }: ListSuiteOptions): void {
  /** The requirement ids as they end a test title: `[W-4] [W-5]`. */
  const idsOf = (requirement: keyof Requirements) => requirements[requirement].map((id) => `[${id}]`).join(' ');

  describe('with GIFs', () => {
    conformance(name, (props) => <Widget fetchGifs={never} initialGifs={buildGifs(30)} {...props} />);
  });

  describe('without GIFs', () => {
    conformance(name, (props) => <Widget fetchGifs={never} {...props} />);
  });

  describe(`the pages of a ${name}`, () => {
    it(`fetches the first page in its first effect, and shows a loader until it arrives ${idsOf('firstPage')}`, async () => {
      const fetchGifs = vi.fn(never);
      const { container } = renderElement(<Widget fetchGifs={fetchGifs} />);
      expect(fetchGifs).toHaveBeenCalledExactlyOnceWith(
        expect.objectContaining({ offset: 0, signal: expect.any(AbortSignal) }),
      );
      expect(container.querySelector('[data-zoetrope-loader]')).not.toBeNull();
      // Screen readers announce only changes of a region that already exists.
      expect(screen.getByRole('status').textContent).toBe('');
      await advance(0);
      expect(screen.getByRole('status').textContent).toBe('Loading GIFs');
    });

    it(`stops at the end of the list, and then exposes its size ${idsOf('end')}`, async () => {
      const fetchGifs = vi.fn<FetchGifs>(async ({ offset }) => buildPage({ offset, limit: 5, total: 8 }));
      const { container } = await render({ fetchGifs });
      expect(tiles()[0]?.getAttribute('aria-setsize')).toBe('8');
      await advance(5000);
      expect(fetchGifs).toHaveBeenCalledTimes(2);
      expect(container.firstElementChild?.getAttribute(`data-zoetrope-${name.toLowerCase()}`)).toBe('end');
      expect(container.querySelector('[data-zoetrope-loader]')).toBeNull();
    });

    it(`announces an empty list ${idsOf('empty')}`, async () => {
      const { rerenderWith } = await render({ fetchGifs: async () => buildPage({ total: 0 }) });
      expect(screen.getByText('No GIFs found.', { selector: '[data-zoetrope-no-results]' })).toBeTruthy();
      expect(screen.getByRole('status').textContent).toBe('No GIFs found.');
      rerenderWith({ noResultsMessage: <i>Nope</i> });
      expect(screen.getByText('Nope')).toBeTruthy();
    });

    it(`shows the error, calls \`onGifsFetchError\`, keeps the focus, and retries ${idsOf('error')}`, async () => {
      const onGifsFetchError = vi.fn();
      const error = new Error('offline');
      let isDown = true;
      const fetchGifs = vi.fn<FetchGifs>(async ({ offset }) => {
        if (isDown) throw error;
        return buildPage({ offset });
      });
      const { container } = await render({ fetchGifs, onGifsFetchError });
      const alert = screen.getByRole('alert');
      expect(alert.textContent).toBe('Error loading GIFs. Try again?');
      expect(onGifsFetchError).toHaveBeenCalledExactlyOnceWith(error);
      isDown = false;
      const button = within(alert).getByRole('button', { name: 'Try again?' });
      button.focus();
      fireEvent.click(button);
      expect(document.activeElement).toBe(container.firstElementChild);
      await advance(0);
      expect(fetchGifs.mock.lastCall).toMatchObject([{ offset: 0, cache: 'reload' }]);
      expect(screen.queryByRole('alert')).toBeNull();
      expect(tiles().length).toBeGreaterThan(0);
    });

    it(`keeps its GIFs if a later page fails ${idsOf('error')}`, async () => {
      await render({
        fetchGifs: async ({ offset }) => (offset ? Promise.reject(new Error('offline')) : buildPage({ limit: 5 })),
      });
      await advance(debounceMs);
      expect(screen.getByRole('alert')).toBeTruthy();
      expect(tiles()).toHaveLength(5);
    });

    it(`resets only for another \`queryKey\`, and ignores responses for the previous one ${idsOf('firstPage')}`, async () => {
      const signals: AbortSignal[] = [];
      const fetchSlowly: FetchGifs = ({ signal }) => {
        if (signal) signals.push(signal);
        return new Promise((resolve) => setTimeout(resolve, 100, buildPage({ gifs: [buildGif({ id: 'old' })] })));
      };
      const { rerenderWith } = await render({ fetchGifs: fetchSlowly, queryKey: 'cats' });
      const dogs = vi.fn<FetchGifs>(async () => buildPage({ gifs: [buildGif({ id: 'new' })] }));
      rerenderWith({ fetchGifs: dogs, queryKey: 'cats' });
      expect(dogs).not.toHaveBeenCalled();
      rerenderWith({ fetchGifs: dogs, queryKey: 'dogs' });
      expect(signals[0]?.aborted).toBe(true);
      await advance(200);
      expect(tileOf('new')).not.toBeNull();
      expect(tileOf('old')).toBeNull();
    });
  });
}
