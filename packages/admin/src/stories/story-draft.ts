import type { Gif, Story } from '@zoetrope/model';
import type { StoryDraft } from '@zoetrope/model/management';

/** A story in the editor. */
export interface EditedStory {
  readonly story_id: string | undefined;
  readonly title: string;
  readonly gifs: readonly Gif[];
}

export const EMPTY_STORY: EditedStory = { story_id: undefined, title: '', gifs: [] };

export function toEditedStory({ story_id, title, gifs = [] }: Story): EditedStory {
  return { story_id, title, gifs };
}

/** Adds a GIF at the end, or removes it if the story contains it. */
export function toggleGif(story: EditedStory, gif: Gif): EditedStory {
  const others = story.gifs.filter(({ id }) => id !== gif.id);
  const wasIncluded = others.length < story.gifs.length;
  return { ...story, gifs: wasIncluded ? others : [...story.gifs, gif] };
}

/** Moves a GIF by one position. Returns the same story at the ends. */
export function moveGif(story: EditedStory, index: number, by: -1 | 1): EditedStory {
  const gif = story.gifs[index];
  const target = index + by;
  if (!gif || target < 0 || target >= story.gifs.length) return story;
  const others = story.gifs.filter((_, otherIndex) => otherIndex !== index);
  return { ...story, gifs: others.toSpliced(target, 0, gif) };
}

export interface DraftOptions {
  readonly username: string;
  readonly isPublished: boolean;
}

/** Converts an edited story to the format of the API. The first GIF is the cover. */
export function toDraft({ story_id, title, gifs }: EditedStory, { username, isPublished }: DraftOptions): StoryDraft {
  const story = { title: title.trim(), gifs: gifs.map(({ id }) => id), is_published: isPublished };
  return { ...(story_id ? { story_id } : {}), username, story };
}
