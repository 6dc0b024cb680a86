import type { Gif } from '@zoetrope/model';
import { type ReactNode, useRef, useState } from 'react';
import { Masthead, type MastheadProps } from './masthead/masthead.tsx';
import { PingbackPanel } from './pingbacks/pingback-panel.tsx';
import './shell.css';

export interface ShellProps
  extends Pick<MastheadProps, 'clients' | 'page' | 'route' | 'current' | 'onSearch' | 'onHome' | 'isLoading'> {
  readonly onOpenGif: (gif: Gif) => void;
  readonly children: ReactNode;
}

/** The layout of all pages: the masthead, and the panel of live events. */
export function Shell({ onOpenGif, children, ...masthead }: ShellProps) {
  const [isPanelOpen, setPanelOpen] = useState(false);
  const panelButton = useRef<HTMLButtonElement>(null);

  function closePanel() {
    setPanelOpen(false);
    panelButton.current?.focus();
  }

  return (
    <div className="app" data-panel={isPanelOpen ? 'open' : undefined}>
      <Masthead
        {...masthead}
        isPanelOpen={isPanelOpen}
        panelButton={panelButton}
        onTogglePanel={() => setPanelOpen(!isPanelOpen)}
      />
      {children}
      {isPanelOpen ? <PingbackPanel clients={masthead.clients} onOpen={onOpenGif} onClose={closePanel} /> : null}
    </div>
  );
}
