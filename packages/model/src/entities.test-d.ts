import { expectTypeOf, it } from 'vitest';
import type {
  CallToAction,
  Channel,
  Gif,
  GifEvent,
  GifEventType,
  GifType,
  LayoutType,
  PingbackEvent,
  ScheduledGif,
  SearchReport,
  SearchServiceResponse,
  Story,
  TagTranslation,
  TakedownItem,
  TakedownRequest,
  TrendingStory,
  User,
} from './index.ts';

/** The fields that must be there, by name. */
type Needed<T> = { [K in keyof T as undefined extends T[K] ? never : K]: T[K] };

it('has the type of a channel [M-6]', () => {
  expectTypeOf<Needed<Channel>>().toEqualTypeOf<{
    readonly id: string;
    readonly slug: string;
    readonly display_name: string;
    readonly url: string;
    readonly has_children: boolean;
    readonly is_visible: boolean;
    readonly is_private: boolean;
    readonly tags: readonly string[];
  }>();
  expectTypeOf<Channel['children']>().toEqualTypeOf<readonly Channel[] | undefined>();
  expectTypeOf<Channel['user']>().toEqualTypeOf<User | undefined>();
});

it('has the types of a story and of a trending one [M-6]', () => {
  expectTypeOf<Needed<Story>>().toEqualTypeOf<{
    readonly title: string;
    readonly username: string;
    readonly is_published: boolean;
  }>();
  expectTypeOf<Pick<Story, 'story_id' | 'publish_datetime'>>().toEqualTypeOf<{
    readonly story_id?: string | undefined;
    readonly publish_datetime?: string | undefined;
  }>();
  expectTypeOf<Story['gifs']>().toEqualTypeOf<readonly Gif[] | undefined>();
  expectTypeOf<TrendingStory>().toEqualTypeOf<{ readonly story_id: string; readonly publish_datetime: string }>();
});

it('has the type of a scheduled GIF [M-6]', () => {
  expectTypeOf<ScheduledGif>().toEqualTypeOf<{
    readonly id: string;
    readonly is_sticker: boolean;
    readonly type: GifType;
  }>();
});

it('has the types of a takedown item and request [M-6]', () => {
  expectTypeOf<TakedownItem>().toEqualTypeOf<{ readonly gif_id: string; readonly reason: string }>();
  expectTypeOf<TakedownRequest>().toEqualTypeOf<{
    readonly takedowns: readonly TakedownItem[];
    readonly send_email: boolean;
    readonly note?: string | undefined;
  }>();
});

it('has the type of a search report [M-6]', () => {
  expectTypeOf<SearchReport>().toEqualTypeOf<{
    readonly reasons: readonly string[];
    readonly additional_info: string;
    readonly search_response_id: string;
    readonly search_term: string;
    readonly search_content_type: string;
  }>();
});

it('has the types of a tag translation and of a call to action [M-6]', () => {
  expectTypeOf<TagTranslation>().toEqualTypeOf<{ readonly tags: readonly string[]; readonly lang: string }>();
  expectTypeOf<CallToAction>().toEqualTypeOf<{ readonly link: string; readonly text: string }>();
});

it('has the type of a search service response [M-6]', () => {
  expectTypeOf<SearchServiceResponse<Gif>>().toEqualTypeOf<{
    readonly count: number;
    readonly results: readonly Gif[];
    readonly gps_keywords: readonly string[];
  }>();
});

it('has the types of pingback events, of the widgets and on the wire [M-6]', () => {
  expectTypeOf<GifEventType>().toEqualTypeOf<'SEEN' | 'CLICK' | 'HOVER' | 'START'>();
  expectTypeOf<LayoutType>().toEqualTypeOf<'GRID' | 'CAROUSEL'>();
  expectTypeOf<Needed<GifEvent>>().toEqualTypeOf<{ readonly type: GifEventType; readonly gif: Gif }>();
  expectTypeOf<Needed<PingbackEvent>>().toEqualTypeOf<{
    readonly ts: number;
    readonly action_type: GifEventType;
    readonly user_id: string;
  }>();
  expectTypeOf<
    Pick<PingbackEvent, 'analytics_response_payload' | 'gif_id' | 'event_type' | 'logged_in_user_id'>
  >().toEqualTypeOf<{
    readonly analytics_response_payload?: string | undefined;
    readonly gif_id?: string | undefined;
    readonly event_type?: string | undefined;
    readonly logged_in_user_id?: string | undefined;
  }>();
});
