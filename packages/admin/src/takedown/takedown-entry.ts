import type { Gif } from '@zoetrope/model';
import type { SearchServiceGif, TakenDownGif } from '@zoetrope/model/management';
import { type GifState, gifState, STATE_TEXTS } from '../picker/gif-state.ts';

/** A GIF that can be taken down or restored. */
export interface TakedownEntry {
  readonly gif: Gif;
  readonly state: GifState;
  /** Below its title in the list. */
  readonly text: string;
  /** Whether it is public once its takedown ends; a waiting or rejected GIF is approved by that. */
  readonly isApproved: boolean;
  readonly takedown?: TakedownFacts | undefined;
}

export type TakedownFacts = Pick<TakenDownGif, 'reason' | 'taken_down_at'> &
  Partial<Pick<TakenDownGif, 'note' | 'moderator' | 'mailed' | 'is_blocked'>>;

export function fromSearch({ gif, moderation_status, takedown, view_count: views }: SearchServiceGif): TakedownEntry {
  const state = gifState({ moderation_status, takedown, is_hidden: gif.is_hidden });
  const viewsText = views === 1 ? '1 view' : `${views.toLocaleString('en')} views`;
  return {
    gif,
    state,
    text: state === 'public' ? viewsText : STATE_TEXTS[state],
    isApproved: moderation_status === 'approved',
    takedown,
  };
}

export function fromTakedown({ gif, moderation_status, ...takedown }: TakenDownGif): TakedownEntry {
  return {
    gif,
    state: 'taken-down',
    text: takedown.reason,
    isApproved: moderation_status === 'approved',
    takedown,
  };
}
