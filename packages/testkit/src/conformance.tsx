import { act, cleanup, render } from '@testing-library/react';
import {
  createRef,
  Fragment,
  type PointerEventHandler,
  type ReactElement,
  type RefAttributes,
  StrictMode,
} from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakeIntersectionObserver, fakeIntersectionObserver } from './fake-intersection-observer.ts';
import { type FakeMediaQuery, fakeMediaQuery } from './fake-media-query.ts';
import { type FakeResizeObserver, fakeResizeObserver } from './fake-resize-observer.ts';
import { simulateDecoders } from './simulate-decoders.ts';
import { watchListeners } from './watch-listeners.ts';

/** The props that the suite adds to a component. */
export interface ConformanceProps extends RefAttributes<HTMLDivElement> {
  readonly className?: string;
  readonly style?: { readonly outlineWidth: string };
  readonly id?: string;
  readonly 'data-test'?: string;
  readonly 'aria-description'?: string;
  readonly onPointerDown?: PointerEventHandler<HTMLElement>;
}

/** Warning of React 18 about server rendering in an environment with a document. */
const LAYOUT_EFFECT_WARNING = 'Warning: useLayoutEffect does nothing on the server';

/** The suite that every public component must pass. `element` renders the component with the given props. */
export function conformance(name: string, element: (props: ConformanceProps) => ReactElement): void {
  describe(`${name} as a component`, () => {
    let intersections: FakeIntersectionObserver;
    let resizes: FakeResizeObserver;
    let media: FakeMediaQuery;
    let consoleErrors: unknown[][];
    beforeEach(() => {
      vi.useFakeTimers();
      intersections = fakeIntersectionObserver();
      resizes = fakeResizeObserver();
      media = fakeMediaQuery('(prefers-reduced-motion: reduce)');
      consoleErrors = [];
      const { error } = console;
      vi.spyOn(console, 'error').mockImplementation((...args) => {
        if (String(args[0]).startsWith(LAYOUT_EFFECT_WARNING)) return;
        consoleErrors.push(args);
        error(...args);
      });
    });
    afterEach(() => {
      cleanup();
      vi.useRealTimers();
      vi.unstubAllGlobals();
      vi.restoreAllMocks();
    });

    /** Waits for the lazy-loaded chunks, then runs the timers of one second. */
    async function settle(): Promise<void> {
      await act(() => vi.advanceTimersByTimeAsync(0));
      await act(() => vi.dynamicImportSettled());
      await act(() => vi.advanceTimersByTimeAsync(1000));
    }

    it('passes ref, className, style, id, data-* and aria-* to its root', () => {
      const ref = createRef<HTMLDivElement>();
      const { container } = render(
        element({
          ref,
          className: 'mine',
          style: { outlineWidth: '3px' },
          id: 'my-id',
          'data-test': 'yes',
          'aria-description': 'A list',
        }),
      );
      const root = container.firstElementChild;
      expect(ref.current).toBe(root);
      expect(root?.classList.contains('mine')).toBe(true);
      expect(root).toMatchObject({ id: 'my-id' });
      expect((root as HTMLElement).style.outlineWidth).toBe('3px');
      expect(root?.getAttribute('data-test')).toBe('yes');
      expect(root?.getAttribute('aria-description')).toBe('A list');
    });

    it('calls a callback ref with the root, and with null on unmount', () => {
      const calls: (Element | null)[] = [];
      const { container, unmount } = render(element({ ref: (root) => void calls.push(root) }));
      const root = container.firstElementChild;
      unmount();
      expect(calls).toEqual([root, null]);
    });

    it('calls an event handler passed as a prop', () => {
      const onPointerDown = vi.fn();
      const { container } = render(element({ onPointerDown }));
      act(() => void container.firstElementChild?.dispatchEvent(new Event('pointerdown', { bubbles: true })));
      expect(onPointerDown).toHaveBeenCalledOnce();
    });

    it('keeps its root element when its props change', () => {
      const { container, rerender } = render(element({ className: 'first' }));
      const root = container.firstElementChild;
      rerender(element({ className: 'second' }));
      expect(container.firstElementChild).toBe(root);
      expect(root?.classList.contains('second')).toBe(true);
      expect(root?.classList.contains('first')).toBe(false);
    });

    it('hydrates the markup of a server without a mismatch', async () => {
      const html = renderToString(element({}));
      const container = document.createElement('div');
      container.innerHTML = html;
      document.body.append(container);
      const onRecoverableError = vi.fn();
      const root = await act(async () => hydrateRoot(container, element({}), { onRecoverableError }));
      expect(html).not.toBe('');
      expect(renderToString(element({}))).toBe(html);
      expect(onRecoverableError).not.toHaveBeenCalled();
      expect(consoleErrors).toEqual([]);
      act(() => root.unmount());
      container.remove();
    });

    it.each([
      ['', Fragment],
      [' in strict mode', StrictMode],
    ])('leaves nothing behind%s: no observer, listener, timer or player', async (_, Mode) => {
      const listeners = watchListeners();
      const unreleasedPlayers = simulateDecoders();
      const { container, unmount } = render(<Mode>{element({})}</Mode>);
      await settle();
      const players = [...container.querySelectorAll<HTMLMediaElement>('audio, video')];
      unmount();
      expect(intersections.observed()).toEqual([]);
      expect(resizes.observed()).toEqual([]);
      expect(media.listeners()).toBe(0);
      expect(listeners()).toEqual([]);
      expect(unreleasedPlayers(players)).toEqual([]);
      expect(vi.getTimerCount()).toBe(0);
    });

    it('leaves nothing behind if it unmounts before its lazy chunks load', async () => {
      const listeners = watchListeners();
      const { unmount } = render(element({}));
      unmount();
      await settle();
      expect(intersections.observed()).toEqual([]);
      expect(resizes.observed()).toEqual([]);
      expect(media.listeners()).toBe(0);
      expect(listeners()).toEqual([]);
      expect(vi.getTimerCount()).toBe(0);
    });

    it('renders the same markup in strict mode', async () => {
      simulateDecoders();
      const plain = render(element({}));
      await settle();
      const expected = normalizeIds(plain.container.innerHTML);
      plain.unmount();
      const strict = render(<StrictMode>{element({})}</StrictMode>);
      await settle();
      expect(normalizeIds(strict.container.innerHTML)).toBe(expected);
      expect(consoleErrors).toEqual([]);
    });
  });
}

/** Renumbers the ids of `useId`, because React keeps counting across renders, and counts twice in strict mode. */
function normalizeIds(html: string): string {
  const ids: string[] = [];
  return html.replace(/:r\w+:|_r_\w+_/g, (id) => {
    if (!ids.includes(id)) ids.push(id);
    return `id-${ids.indexOf(id)}`;
  });
}
