import type { UploadedGif } from '@zoetrope/model/management';
import { GifGrid } from '@zoetrope/ui';
import type { Management } from '../account/create-management.ts';
import type { Clients } from '../clients.ts';
import { FormError } from '../forms/form-error.tsx';
import { useAction } from '../forms/use-action.ts';
import { GifThumb } from '../picker/gif-thumb.tsx';

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
      <FormError error={remove.error} />
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
