import type { Story } from '@zoetrope/model';
import { useRef, useState } from 'react';
import { LoadError } from '../../../parts/load-error.tsx';
import { useFresh } from '../forms/use-fresh.ts';
import type { SectionProps } from '../section-props.ts';
import { BLANK, toWriting } from './story-draft.ts';
import { StoryEditor } from './story-editor.tsx';
import { StoryList } from './story-list.tsx';
import './stories.css';

/** An author's stories, and the desk where one is written. */
export function Stories({ clients, management, user }: SectionProps) {
  const [changes, setChanges] = useState(0);
  const [open, setOpen] = useState<Story>();
  const [said, setSaid] = useState('');
  const desk = useRef<HTMLHeadingElement>(null);
  const stories = useFresh(`stories:${changes}`, ({ signal }) =>
    management.client.getUserStories({ username: user.username, fetch_unpublished: true }, { signal }),
  );

  function changed(what: string) {
    setSaid(what);
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
        start={open ? toWriting(open) : BLANK}
        headingRef={desk}
        onSaved={(story) => changed(`“${story.title}” is ${story.is_published ? 'published' : 'saved as a draft'}.`)}
        onCancel={open ? () => setOpen(undefined) : undefined}
      />
      <div className="stack">
        <h2 className="section-title">Your stories</h2>
        <p role="status" className="soft">
          {said}
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
              setSaid('');
              setOpen(story);
              desk.current?.focus();
            }}
            onChange={changed}
          />
        ) : null}
      </div>
    </div>
  );
}
