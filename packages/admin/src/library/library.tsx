import type { Gif } from '@zoetrope/model';
import type { LibraryArgs } from '@zoetrope/model/management';
import { LoadError } from '@zoetrope/ui';
import { useRef, useState } from 'react';
import { permissionsOf } from '../account/permissions.ts';
import { loadTree } from '../channels/load-tree.ts';
import { ownChannels } from '../channels/own-channels.ts';
import { FormError } from '../forms/form-error.tsx';
import { Pagination } from '../forms/pagination.tsx';
import { SelectionBar } from '../forms/selection-bar.tsx';
import { useLoadWithPrevious } from '../forms/use-load-with-previous.ts';
import type { SectionProps } from '../section-props.ts';
import { BulkForm } from './bulk-form.tsx';
import { countGifs, describePage } from './describe-results.ts';
import { ItemForm } from './item-form.tsx';
import { LibraryFilter } from './library-filter.tsx';
import { LibraryList } from './library-list.tsx';
import './library.css';

/** Fills rows of two, three and four. */
const PAGE_SIZE = 24;
/** The limit of a bulk call. */
const MAX_SELECTED = 500;

/** Searches the GIFs that the account may edit, and edits one of them or many at once. */
export function Library({ management: { client }, user }: SectionProps) {
  const [query, setQuery] = useState<LibraryArgs & { readonly offset: number }>({ offset: 0 });
  const [changes, setChanges] = useState(0);
  // The titles by id, since the selection spans pages.
  const [selected, setSelected] = useState<ReadonlyMap<string, string>>(new Map());
  const [open, setOpen] = useState<string>();
  const root = useRef<HTMLDivElement>(null);
  const tree = useLoadWithPrevious('library-channels', ({ signal }) => loadTree(client, signal));
  const page = useLoadWithPrevious(`library:${changes}:${JSON.stringify(query)}`, ({ signal }) =>
    client.getLibrary({ ...query, limit: PAGE_SIZE }, { signal }),
  );
  const channels = ownChannels(tree.value ?? [], user);
  const items = page.value?.data ?? [];
  const { offset = 0, total_count: total = 0 } = page.value?.pagination ?? {};
  const opened = items.find(({ gif }) => gif.id === open);
  const areAllSelected = items.length > 0 && items.every(({ gif }) => selected.has(gif.id));

  const reload = () => setChanges((count) => count + 1);
  function setPageSelected(isSelected: boolean) {
    const next = new Map(selected);
    for (const { gif } of items) {
      if (!isSelected) next.delete(gif.id);
      else if (next.size < MAX_SELECTED) next.set(gif.id, gif.title);
    }
    setSelected(next);
  }
  function toggle({ id, title }: Gif) {
    const next = new Map(selected);
    if (!next.delete(id)) next.set(id, title);
    setSelected(next);
  }
  function close(isSaved: boolean) {
    setOpen(undefined);
    if (isSaved) reload();
    root.current?.querySelector<HTMLElement>(`[data-edit="${CSS.escape(open ?? '')}"]`)?.focus();
  }
  function goToForm() {
    const heading = root.current?.querySelector<HTMLElement>('.library-form .section-title');
    heading?.focus();
    heading?.scrollIntoView({ block: 'start' });
  }

  return (
    <div className="stack" ref={root}>
      <h2 className="section-title">Library</h2>
      <LibraryFilter channels={channels} onSearch={(filter) => setQuery({ ...filter, offset: 0 })} />
      <FormError error={tree.error} />
      <div className="two-columns library-columns">
        <div className="stack">
          {page.error === undefined ? null : (
            <LoadError error={page.error} missing="This server has no library." onRetry={page.retry} />
          )}
          <div className="library-bar">
            <p role="status">{page.value ? describePage({ offset, count: items.length, total }) : 'Loading…'}</p>
            {items.length > 0 ? (
              <label className="choice-all">
                <input type="checkbox" checked={areAllSelected} onChange={() => setPageSelected(!areAllSelected)} />
                Select all on this page
              </label>
            ) : null}
          </div>
          <LibraryList
            items={items}
            selected={selected}
            isFull={selected.size >= MAX_SELECTED}
            open={open}
            onToggle={toggle}
            onOpen={setOpen}
          />
          <Pagination
            {...{ offset, total }}
            pageSize={PAGE_SIZE}
            count={items.length}
            onChange={(next) => setQuery({ ...query, offset: next })}
          />
          {selected.size > 0 && opened === undefined ? (
            <SelectionBar text={`${countGifs(selected.size)} selected`} action="Edit selection" onGo={goToForm} />
          ) : null}
        </div>
        <div className="library-form">
          {opened === undefined ? null : <ItemForm key={opened.gif.id} client={client} item={opened} onClose={close} />}
          <div hidden={opened !== undefined}>
            <BulkForm
              client={client}
              channels={channels}
              canModerate={permissionsOf(user).canModerate}
              selected={selected}
              onClear={() => setSelected(new Map())}
              onDone={reload}
            />
          </div>
        </div>
      </div>
    </div>
  );
}
