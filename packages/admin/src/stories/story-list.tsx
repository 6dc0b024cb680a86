import type { Provider, Story } from '@zoetrope/model';
import type { Management } from '../account/create-management.ts';
import { FormError } from '../forms/form-error.tsx';
import { useAction } from '../forms/use-action.ts';
import { GifThumb } from '../picker/gif-thumb.tsx';
import { toDraft, toEditedStory } from './story-draft.ts';

export interface StoryListProps {
  readonly stories: readonly Story[];
  readonly provider: Provider;
  readonly management: Management;
  readonly onEdit: (story: Story) => void;
  /** Called with a message for the user. */
  readonly onChange: (message: string) => void;
}

export function StoryList({ stories, provider, management, onEdit, onChange }: StoryListProps) {
  const publish = useAction(async (story: Story) => {
    const draft = toDraft(toEditedStory(story), {
      username: story.username,
      isPublished: !story.is_published,
    });
    const { title, is_published } = await management.client.saveStory(draft);
    onChange(`“${title}” is ${is_published ? 'published' : 'unpublished'}.`);
  });
  const remove = useAction(async ({ story_id = '', title }: Story) => {
    await management.client.deleteStory({ id: story_id });
    onChange(`“${title}” was deleted.`);
  });
  const busy = publish.busy || remove.busy;
  if (stories.length === 0) return <p className="soft">No stories yet.</p>;
  return (
    <>
      <ul className="stack" aria-label="Your stories">
        {stories.map((story) => (
          <li key={story.story_id} className="story" data-published={story.is_published}>
            {story.cover ? <GifThumb gif={story.cover} decorative /> : <span className="thumb" />}
            <div className="story-names">
              <b>{story.title}</b>
              <span className="soft">
                {story.is_published ? 'Published' : 'Draft'} · {story.gifs?.length ?? 0} GIFs
              </span>
            </div>
            <div className="actions">
              <button type="button" className="button" aria-label={`Edit ${story.title}`} onClick={() => onEdit(story)}>
                Edit
              </button>
              <button
                type="button"
                className="button"
                aria-disabled={busy}
                aria-label={`${story.is_published ? 'Unpublish' : 'Publish'} ${story.title}`}
                onClick={() => void publish.run(story)}
              >
                {story.is_published ? 'Unpublish' : 'Publish'}
              </button>
              <button
                type="button"
                className="button"
                aria-disabled={busy}
                aria-label={`Delete ${story.title}`}
                onClick={() => void remove.run(story)}
              >
                Delete
              </button>
              {story.is_published && story.slug ? (
                <a className="button" href={`${provider.storiesUrl}/slug/${encodeURIComponent(story.slug)}`}>
                  View public JSON
                </a>
              ) : null}
            </div>
          </li>
        ))}
      </ul>
      <FormError error={publish.error ?? remove.error} />
    </>
  );
}
