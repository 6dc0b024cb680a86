import { act, cleanup, render } from '@testing-library/react';
import { createRef, type ReactElement, type RefAttributes, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakeIntersectionObserver, fakeIntersectionObserver } from './fake-intersection-observer.ts';
import { type FakeResizeObserver, fakeResizeObserver } from './fake-resize-observer.ts';
import { watchListeners } from './watch-listeners.ts';

/** What the suite gives to a component, beside what that needs. */
export interface ConformanceProps extends RefAttributes<HTMLDivElement> {
  readonly className?: string;
  readonly style?: { readonly outlineWidth: string };
  readonly id?: string;
  readonly 'data-test'?: string;
  readonly 'aria-description'?: string;
}

/** Asks of every public component what is true of all of them. `element` builds it with these props added. */
export function conformance(name: string, element: (props: ConformanceProps) => ReactElement): void {
  describe(`${name} is a good citizen`, () => {
    let intersections: FakeIntersectionObserver;
    let resizes: FakeResizeObserver;
    beforeEach(() => {
      vi.useFakeTimers();
      intersections = fakeIntersectionObserver();
      resizes = fakeResizeObserver();
      vi.spyOn(console, 'error');
    });
    afterEach(() => {
      cleanup();
      vi.useRealTimers();
      vi.unstubAllGlobals();
      vi.restoreAllMocks();
    });

    it('passes ref, class name, style and data, aria and id attributes to its root', () => {
      const ref = createRef<HTMLDivElement>();
      const { container } = render(
        element({
          ref,
          className: 'mine',
          style: { outlineWidth: '3px' },
          id: 'my-id',
          'data-test': 'yes',
          'aria-description': 'told',
        }),
      );
      const root = container.firstElementChild;
      expect(ref.current).toBe(root);
      expect(root?.classList.contains('mine')).toBe(true);
      expect(root).toMatchObject({ id: 'my-id' });
      expect((root as HTMLElement).style.outlineWidth).toBe('3px');
      expect(root?.getAttribute('data-test')).toBe('yes');
      expect(root?.getAttribute('aria-description')).toBe('told');
    });

    it('calls a ref function with the root, and with null in the end', () => {
      const calls: (Element | null)[] = [];
      const { container, unmount } = render(element({ ref: (root) => void calls.push(root) }));
      const root = container.firstElementChild;
      unmount();
      expect(calls).toEqual([root, null]);
    });

    it('renders on a server what a browser renders first', async () => {
      const html = renderToString(element({}));
      const container = document.createElement('div');
      container.innerHTML = html;
      document.body.append(container);
      const recovered = vi.fn();
      const root = await act(async () => hydrateRoot(container, element({}), { onRecoverableError: recovered }));
      expect(html).not.toBe('');
      expect(recovered).not.toHaveBeenCalled();
      expect(console.error).not.toHaveBeenCalled();
      act(() => root.unmount());
      container.remove();
    });

    it('leaves nothing behind', async () => {
      const listeners = watchListeners();
      const { unmount } = render(element({}));
      await act(() => vi.advanceTimersByTimeAsync(1000));
      unmount();
      expect(intersections.observed()).toEqual([]);
      expect(resizes.observed()).toEqual([]);
      expect(listeners()).toEqual([]);
      expect(vi.getTimerCount()).toBe(0);
    });

    it('works in strict mode', async () => {
      const plain = render(element({}));
      await act(() => vi.advanceTimersByTimeAsync(1000));
      const expected = plain.container.innerHTML;
      plain.unmount();
      const strict = render(<StrictMode>{element({})}</StrictMode>);
      await act(() => vi.advanceTimersByTimeAsync(1000));
      expect(strict.container.innerHTML).toBe(expected);
      expect(console.error).not.toHaveBeenCalled();
    });
  });
}
