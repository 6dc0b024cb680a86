import type { Story } from '@zoetrope/model';
import { Field } from '@zoetrope/ui';
import { type FormEvent, type RefObject, useState } from 'react';
import type { Management } from '../account/create-management.ts';
import type { Clients } from '../clients.ts';
import { FormError } from '../forms/form-error.tsx';
import { useAction } from '../forms/use-action.ts';
import { GifPicker } from '../picker/gif-picker.tsx';
import { type EditedStory, moveGif, toDraft, toggleGif } from './story-draft.ts';
import { StoryFrames } from './story-frames.tsx';

export interface StoryEditorProps {
  readonly clients: Clients;
  readonly management: Management;
  readonly username: string;
  readonly start: EditedStory;
  readonly headingRef: RefObject<HTMLHeadingElement | null>;
  readonly onSaved: (story: Story) => void;
  /** Undefined for a new story. */
  readonly onCancel: (() => void) | undefined;
}

export function StoryEditor({ clients, management, username, start, headingRef, onSaved, onCancel }: StoryEditorProps) {
  const [story, setStory] = useState(start);
  const save = useAction(async (options: { readonly isPublished: boolean }) =>
    onSaved(await management.client.saveStory(toDraft(story, { username, ...options }))),
  );
  const isEmpty = story.gifs.length === 0 || story.title.trim() === '';

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isEmpty) void save.run({ isPublished: true });
  }

  return (
    <form className="card stack" onSubmit={submit}>
      <h2 className="section-title" ref={headingRef} tabIndex={-1}>
        {start.story_id ? `Edit “${start.title}”` : 'New story'}
      </h2>
      <Field label="Title" name="story.title" error={save.error}>
        {(field) => (
          <input
            {...field}
            required
            maxLength={100}
            value={story.title}
            onChange={(event) => setStory({ ...story, title: event.target.value })}
          />
        )}
      </Field>
      <StoryFrames
        gifs={story.gifs}
        onShift={(index, by) => setStory(moveGif(story, index, by))}
        onRemove={(gif) => setStory(toggleGif(story, gif))}
      />
      <GifPicker
        clients={clients}
        label="Add GIFs"
        selectedIds={story.gifs.map(({ id }) => id)}
        onToggle={(gif) => setStory(toggleGif(story, gif))}
      />
      <FormError error={save.error} fields={['story.title']} />
      <div className="actions">
        <button type="submit" className="button button-primary" aria-disabled={isEmpty || save.busy}>
          {save.busy ? 'Saving…' : 'Publish'}
        </button>
        <button
          type="button"
          className="button"
          aria-disabled={isEmpty || save.busy}
          onClick={() => {
            if (!isEmpty) void save.run({ isPublished: false });
          }}
        >
          Save draft
        </button>
        {onCancel ? (
          <button type="button" className="button" onClick={onCancel}>
            Cancel
          </button>
        ) : null}
      </div>
    </form>
  );
}
