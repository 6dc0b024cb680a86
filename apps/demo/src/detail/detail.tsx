import type { Gif } from '@zoetrope/model';
import { type PointerEvent, useEffect, useLayoutEffect, useRef } from 'react';
import type { Clients } from '../clients.ts';
import type { Load } from '../loading/use-load.ts';
import { Icon } from '../parts/icon.tsx';
import { LoadError } from '../parts/load-error.tsx';
import type { Route } from '../route/route.ts';
import { GifDetail } from './gif-detail.tsx';
import './detail.css';

export interface DetailProps {
  readonly clients: Clients;
  readonly route: Route;
  readonly load: Load<Gif>;
  readonly onRetry: () => void;
  readonly onOpen: (gif: Gif) => void;
  readonly onSearch: (term: string) => void;
  readonly onClose: () => void;
}

/** One GIF over the page: a sheet on a phone, a light box on larger screens. The browser keeps and restores the focus. */
export function Detail({ clients, route, load, onRetry, onOpen, onSearch, onClose }: DetailProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const gif = load.status === 'ready' ? load.value : undefined;

  // Before the element leaves the document: only then does closing give the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  // Each GIF starts at its top, and its name is what a screen reader hears next.
  const shown = gif?.id;
  useEffect(() => {
    const element = dialog.current;
    if (shown === undefined || element === null) return;
    element.scrollTo({ top: 0 });
    element.querySelector<HTMLElement>('[data-detail-start]')?.focus({ preventScroll: true });
  }, [shown]);

  return (
    <dialog
      ref={dialog}
      className="detail"
      aria-label={gif?.title || 'GIF'}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // Browsers close a dialog by themselves when Escape is pressed twice.
      onClose={(event) => event.currentTarget.open || onClose()}
      onPointerDown={(event) => isOnShade(event) && onClose()}
    >
      <div className="detail-sheet">
        <button type="button" className="icon-button detail-close" aria-label="Close" onClick={onClose}>
          <Icon name="close" />
        </button>
        {gif !== undefined ? (
          <GifDetail gif={gif} clients={clients} route={route} onOpen={onOpen} onSearch={onSearch} />
        ) : load.status === 'failed' ? (
          <LoadError error={load.error} missing="This GIF does not exist or was removed." onRetry={onRetry} />
        ) : (
          <p className="detail-wait" role="status">
            Loading
          </p>
        )}
      </div>
    </dialog>
  );
}

/** The shade is the dialog itself: everything inside has an element of its own. Its scroll bar is no shade. */
function isOnShade({ target, currentTarget, clientX }: PointerEvent<HTMLElement>): boolean {
  return target === currentTarget && clientX < currentTarget.getBoundingClientRect().left + currentTarget.clientWidth;
}
