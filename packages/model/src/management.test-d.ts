import { expectTypeOf, it } from 'vitest';
import type { ChannelMove, MagicTag, RankedTag, ScheduledGif, TrendingStory, User } from './index.ts';
import type {
  Account,
  ChannelChange,
  GifUpdate,
  List,
  OffsetPage,
  PasswordReset,
  ScheduleRequest,
  StoryDraft,
  TrendingStoryEntry,
} from './management.ts';

it('has the types of a move, and of the tags of a channel [M-6]', () => {
  expectTypeOf<ChannelMove>().toEqualTypeOf<{ readonly position: number; readonly target_channel: string | null }>();
  expectTypeOf<RankedTag>().toExtend<MagicTag>();
  expectTypeOf<ChannelChange>().not.toHaveProperty('parent');
});

it('has the types of a story to save and of one in the trending list [M-6]', () => {
  expectTypeOf<StoryDraft['story_id']>().toEqualTypeOf<string | undefined>();
  expectTypeOf<StoryDraft['publish_datetime']>().toEqualTypeOf<string | undefined>();
  expectTypeOf<TrendingStoryEntry>().toExtend<TrendingStory>();
});

it('has the type of a schedule of GIFs [M-6]', () => {
  expectTypeOf<ScheduleRequest>().toEqualTypeOf<{
    readonly gifs: readonly ScheduledGif[];
    readonly timestamp: number;
  }>();
});

it('has the type of an account, whose private fields may be absent [M-6]', () => {
  expectTypeOf<Account>().toExtend<User>();
  expectTypeOf<undefined>().toExtend<Account['email'] & Account['roles']>();
});

it('rejects values of a wrong type and mixed request variants', () => {
  // @ts-expect-error a flag is not a text
  const update: GifUpdate = { gif_id: 'cat', key: 'is_hidden', value: 'true' };
  // @ts-expect-error a token without the password it is for
  const reset: PasswordReset = { token: 'from-the-mail' };
  expectTypeOf(update).toExtend<GifUpdate>();
  expectTypeOf(reset).toExtend<PasswordReset>();
  expectTypeOf<OffsetPage<string>>().toExtend<List<string>>();
});
