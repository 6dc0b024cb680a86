import { LoadError } from '@zoetrope/ui';
import { type ReactNode, useRef, useState } from 'react';
import { SelectionBar } from '../forms/selection-bar.tsx';
import { countGifs } from '../library/describe-results.ts';
import type { SectionProps } from '../section-props.ts';
import { EntryList } from './entry-list.tsx';
import type { TakedownEntry } from './takedown-entry.ts';
import { TakedownPanel } from './takedown-panel.tsx';

export type TakedownContext = Pick<SectionProps, 'clients' | 'management'>;

export interface SelectEntriesProps extends TakedownContext {
  /** Of one page. Undefined until it has loaded. */
  readonly entries: readonly TakedownEntry[] | undefined;
  /** The accessible name of the list. */
  readonly label: string;
  /** Shown if there are no entries. */
  readonly empty: string;
  /** Above the list. Default: nothing. */
  readonly summary?: string | undefined;
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly onChange: () => void;
  /** Below the list. */
  readonly children: ReactNode;
}

/** A page of GIFs to select from, and the form that takes the selected ones down or restores them. */
export function SelectEntries({ entries, label, empty, summary, error, onRetry, ...props }: SelectEntriesProps) {
  const { clients, management, onChange, children } = props;
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [done, setDone] = useState('');
  const root = useRef<HTMLDivElement>(null);
  const chosen = entries?.filter(({ gif }) => selected.has(gif.id)) ?? [];

  function toggle(id: string) {
    const next = new Set(selected);
    if (!next.delete(id)) next.add(id);
    setSelected(next);
  }
  function goToForm() {
    const heading = root.current?.querySelector<HTMLElement>('.takedown-form .section-title');
    heading?.focus();
    heading?.scrollIntoView({ block: 'start' });
  }

  return (
    <div className="two-columns" ref={root}>
      <div className="stack">
        {error === undefined ? null : (
          <LoadError error={error} missing="This server has no takedowns." onRetry={onRetry} />
        )}
        {entries === undefined && error === undefined ? <p className="soft">Loading…</p> : null}
        {entries?.length === 0 ? <p className="soft">{empty}</p> : null}
        {summary ? <p className="soft">{summary}</p> : null}
        <p role="status">{done}</p>
        <EntryList label={label} entries={entries ?? []} selected={selected} onToggle={toggle} />
        {children}
        {chosen.length > 0 ? (
          <SelectionBar text={`${countGifs(chosen.length)} selected`} action="Go to form" onGo={goToForm} />
        ) : null}
      </div>
      {chosen.length > 0 ? (
        <TakedownPanel
          entries={chosen}
          clients={clients}
          management={management}
          onChange={(text) => {
            setDone(text);
            onChange();
          }}
        />
      ) : (
        <p className="card soft">
          Select GIFs to take them down or restore them. Past takedowns are in the <a href="#history">history</a>.
        </p>
      )}
    </div>
  );
}
