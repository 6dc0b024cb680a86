import type { Gif, Story } from '@zoetrope/model';
import type { StoryDraft } from '@zoetrope/model/management';

/** A story while it is written. */
export interface Writing {
  readonly story_id: string | undefined;
  readonly title: string;
  readonly gifs: readonly Gif[];
}

export const BLANK: Writing = { story_id: undefined, title: '', gifs: [] };

export function toWriting({ story_id, title, gifs = [] }: Story): Writing {
  return { story_id, title, gifs };
}

/** In or out; a new one comes last. */
export function toggleGif(writing: Writing, gif: Gif): Writing {
  const without = writing.gifs.filter(({ id }) => id !== gif.id);
  return { ...writing, gifs: without.length < writing.gifs.length ? without : [...writing.gifs, gif] };
}

/** One place earlier or later; the same at the ends. */
export function shiftGif(writing: Writing, index: number, by: -1 | 1): Writing {
  const gif = writing.gifs[index];
  const target = index + by;
  if (!gif || target < 0 || target >= writing.gifs.length) return writing;
  const gifs = writing.gifs.filter((_, each) => each !== index);
  return { ...writing, gifs: gifs.toSpliced(target, 0, gif) };
}

/** What is saved. The first GIF is the cover. */
export function toDraft({ story_id, title, gifs }: Writing, username: string, isPublished: boolean): StoryDraft {
  const story = { title: title.trim(), gifs: gifs.map(({ id }) => id), is_published: isPublished };
  return { ...(story_id ? { story_id } : {}), username, story };
}
