import type { Story } from '@zoetrope/model';
import { LoadError } from '@zoetrope/ui';
import { useRef, useState } from 'react';
import { useLoadWithPrevious } from '../forms/use-load-with-previous.ts';
import type { SectionProps } from '../section-props.ts';
import { EMPTY_STORY, toEditedStory } from './story-draft.ts';
import { StoryEditor } from './story-editor.tsx';
import { StoryList } from './story-list.tsx';
import './stories.css';

/** The stories of an author, and the editor. */
export function Stories({ clients, management, user }: SectionProps) {
  const [changes, setChanges] = useState(0);
  const [open, setOpen] = useState<Story>();
  const [message, setMessage] = useState('');
  const editorHeading = useRef<HTMLHeadingElement>(null);
  const stories = useLoadWithPrevious(`stories:${changes}`, ({ signal }) =>
    management.client.getUserStories({ username: user.username, fetch_unpublished: true }, { signal }),
  );

  function handleChange(newMessage: string) {
    setMessage(newMessage);
    setOpen(undefined);
    setChanges((count) => count + 1);
  }

  return (
    <div className="two-columns">
      <StoryEditor
        key={`${changes} ${open?.story_id}`}
        clients={clients}
        management={management}
        username={user.username}
        start={open ? toEditedStory(open) : EMPTY_STORY}
        headingRef={editorHeading}
        onSaved={(story) =>
          handleChange(`“${story.title}” is ${story.is_published ? 'published' : 'saved as a draft'}.`)
        }
        onCancel={open ? () => setOpen(undefined) : undefined}
      />
      <div className="stack">
        <h2 className="section-title">Your stories</h2>
        <p role="status" className="soft">
          {message}
        </p>
        {stories.error === undefined ? null : (
          <LoadError error={stories.error} missing="No stories." onRetry={stories.retry} />
        )}
        {stories.value ? (
          <StoryList
            stories={stories.value.data}
            provider={clients.provider}
            management={management}
            onEdit={(story) => {
              setMessage('');
              setOpen(story);
              editorHeading.current?.focus();
            }}
            onChange={handleChange}
          />
        ) : null}
      </div>
    </div>
  );
}
