import type { Gif } from '@zoetrope/model';
import type { Load } from '@zoetrope/ui';
import { Icon, LoadError } from '@zoetrope/ui';
import { type PointerEvent, useEffect, useLayoutEffect, useRef } from 'react';
import type { Clients } from '../clients.ts';
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

/** One GIF in a dialog: a sheet on phones, a light box on larger screens. The browser traps and restores the focus. */
export function Detail({ clients, route, load, onRetry, onOpen, onSearch, onClose }: DetailProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const gif = load.status === 'ready' ? load.value : undefined;

  // A layout effect, because closing restores the focus only while the element is in the document.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  // Each GIF starts at the top, with the focus on its title.
  const gifId = gif?.id;
  useEffect(() => {
    const element = dialog.current;
    if (gifId === undefined || element === null) return;
    element.scrollTo({ top: 0 });
    element.querySelector<HTMLElement>('[data-detail-start]')?.focus({ preventScroll: true });
  }, [gifId]);

  return (
    <dialog
      ref={dialog}
      className="detail"
      aria-label={gif?.title || 'GIF'}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // Browsers close a dialog without `onCancel` when Escape is pressed twice.
      onClose={(event) => {
        if (!event.currentTarget.open) onClose();
      }}
      onPointerDown={(event) => {
        if (isOnBackdrop(event)) onClose();
      }}
    >
      <div className="detail-sheet">
        <button type="button" className="icon-button detail-close" aria-label="Close" onClick={onClose}>
          <Icon name="close" />
        </button>
        {load.status === 'ready' ? (
          <GifDetail gif={load.value} clients={clients} route={route} onOpen={onOpen} onSearch={onSearch} />
        ) : null}
        {load.status === 'failed' ? (
          <LoadError error={load.error} missing="This GIF does not exist or was removed." onRetry={onRetry} />
        ) : null}
        {load.status === 'loading' ? (
          <p className="detail-loading" role="status">
            Loading…
          </p>
        ) : null}
      </div>
    </dialog>
  );
}

/** The backdrop is the dialog itself without its content and its scroll bar. */
function isOnBackdrop({ target, currentTarget, clientX }: PointerEvent<HTMLElement>): boolean {
  return target === currentTarget && clientX < currentTarget.getBoundingClientRect().left + currentTarget.clientWidth;
}
