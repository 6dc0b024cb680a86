import type { ManagementClient } from '@zoetrope/management-api';
import type { LibraryItem } from '@zoetrope/model/management';
import { Field } from '@zoetrope/ui';
import { type FormEvent, useState } from 'react';
import { focusOnce } from '../forms/focus-once.ts';
import { FormError } from '../forms/form-error.tsx';
import { useAction } from '../forms/use-action.ts';
import { GifThumb } from '../picker/gif-thumb.tsx';
import { TagSuggestions } from '../tags/tag-suggestions.tsx';
import { toggleTag } from '../tags/toggle-tag.ts';
import { splitTags } from '../upload/split-tags.ts';

export interface ItemFormProps {
  readonly client: Pick<ManagementClient, 'updateGif' | 'getTagSuggestions'>;
  readonly item: LibraryItem;
  /** Called with whether anything was saved. */
  readonly onClose: (isSaved: boolean) => void;
}

/** Edits the title, the description and the tags of one GIF. */
export function ItemForm({ client, item: { gif, metadata, license, author, source }, onClose }: ItemFormProps) {
  const gif_id = gif.id;
  const [title, setTitle] = useState(metadata.title);
  const [altText, setAltText] = useState(metadata.alt_text);
  const [tags, setTags] = useState(metadata.tags.join(', '));
  const save = useAction(async () => {
    const newTags = splitTags(tags);
    if (title.trim() !== metadata.title) await client.updateGif({ gif_id, key: 'title', value: title.trim() });
    if (altText.trim() !== metadata.alt_text)
      await client.updateGif({ gif_id, key: 'alt_text', value: altText.trim() });
    if (newTags.join() !== metadata.tags.join()) await client.updateGif({ gif_id, key: 'tags', value: newTags });
    onClose(true);
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    void save.run();
  }

  return (
    <form
      className="card stack"
      aria-label={`Edit ${metadata.title || 'Untitled'}`}
      onSubmit={submit}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose(false);
      }}
    >
      <h2 className="section-title">Edit GIF</h2>
      <div className="library-head">
        <GifThumb gif={gif} />
        <dl>
          <Fact name="Author" value={author} />
          <Fact name="License" value={license} />
          <Fact name="Source" value={source} />
          <Fact name="Id" value={gif_id} />
        </dl>
      </div>
      <Field label="Title" name="title" error={save.error}>
        {(field) => (
          <input
            {...field}
            ref={focusOnce}
            maxLength={100}
            value={title}
            onChange={(event) => setTitle(event.target.value)}
          />
        )}
      </Field>
      <Field label="Description" name="alt_text" hint="Alternative text for screen readers." error={save.error}>
        {(field) => (
          <textarea
            {...field}
            rows={3}
            maxLength={500}
            value={altText}
            onChange={(event) => setAltText(event.target.value)}
          />
        )}
      </Field>
      <Field label="Tags" name="tags" hint="Comma-separated search terms." error={save.error}>
        {(field) => <textarea {...field} rows={3} value={tags} onChange={(event) => setTags(event.target.value)} />}
      </Field>
      <TagSuggestions
        client={client}
        ids={[gif_id]}
        added={splitTags(tags)}
        onToggle={(tag) => setTags(toggleTag(tags, tag))}
      />
      <FormError error={save.error} />
      <div className="actions">
        <button type="submit" className="button button-primary" aria-disabled={save.busy}>
          {save.busy ? 'Saving…' : 'Save'}
        </button>
        <button type="button" className="button" onClick={() => onClose(false)}>
          Cancel
        </button>
      </div>
    </form>
  );
}

function Fact({ name, value }: { readonly name: string; readonly value: string | undefined }) {
  if (value === undefined) return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
