import type { UploadedGif } from '@zoetrope/model/management';
import { GifGrid } from '@zoetrope/ui';
import { useState } from 'react';
import type { Management } from '../account/create-management.ts';
import type { Clients } from '../clients.ts';
import { FormError } from '../forms/form-error.tsx';
import { useAction } from '../forms/use-action.ts';
import { GifThumb } from '../picker/gif-thumb.tsx';
import { TagSuggestions } from '../tags/tag-suggestions.tsx';

export interface UploadedProps {
  readonly gif: UploadedGif;
  readonly clients: Clients;
  readonly management: Management;
  readonly onDeleted: () => void;
}

/** The uploaded GIF, in the public search results once it is approved. */
export function Uploaded({ gif, clients, management, onDeleted }: UploadedProps) {
  const remove = useAction(async () => {
    await management.client.deleteGif({ id: gif.id });
    onDeleted();
  });
  const [added, setAdded] = useState<readonly string[]>([]);
  const tagging = useAction(async (tag: string) => {
    const isAdded = added.includes(tag);
    await management.client.editGifs({ gif_ids: [gif.id], [isAdded ? 'remove_tags' : 'add_tags']: [tag] });
    setAdded(isAdded ? added.filter((other) => other !== tag) : [...added, tag]);
  });
  const isPublic = gif.moderation_status === 'approved';
  return (
    <section className="card stack" aria-label="Uploaded GIF">
      <h2 className="section-title">{gif.title} was uploaded</h2>
      {isPublic ? (
        <>
          <p role="status">Search results for “{gif.title}”:</p>
          <GifGrid
            queryKey={gif.id}
            columns={3}
            fetchGifs={(page) =>
              clients.client.search(gif.title, { limit: 6, ...page, cache: 'reload' }).then(firstPage)
            }
            onOpen={(found) => window.open(found.url, '_blank', 'noopener')}
          />
        </>
      ) : (
        <>
          <p role="status">It waits for approval. Until a moderator approves it, only you and moderators can see it.</p>
          <GifThumb gif={gif} />
        </>
      )}
      <TagSuggestions
        client={management.client}
        ids={[gif.id]}
        added={added}
        onToggle={(tag) => void tagging.run(tag)}
      />
      <FormError error={tagging.error ?? remove.error} />
      <div className="actions">
        {isPublic ? (
          <a className="button" href={gif.url}>
            View page
          </a>
        ) : null}
        <button type="button" className="button" aria-disabled={remove.busy} onClick={() => void remove.run()}>
          Delete
        </button>
      </div>
    </section>
  );
}

/** Limits the list to its first page. */
function firstPage<T extends { readonly pagination: object }>(page: T): T {
  return { ...page, pagination: { ...page.pagination, next: '' } };
}
