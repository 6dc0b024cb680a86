import type { Channel, FetchGifs, Gif, Story } from '@zoetrope/model';
import type { CursorPage, List, OffsetPage, ScheduleEntry } from '@zoetrope/model/management';
import { expectTypeOf } from 'vitest';
import type { BaseManagementClient } from './base-management-client.ts';
import { createManagementClient, type ManagementClient } from './create-management-client.ts';
import { moveChannel } from './resources/channels.ts';

declare const client: ManagementClient;

// The plain functions accept a client with methods too.
expectTypeOf(client).toExtend<BaseManagementClient>();
expectTypeOf(moveChannel).parameter(0).toEqualTypeOf<BaseManagementClient>();

// A feed fits a Grid without a cast.
const fetchGifs: FetchGifs = ({ offset, signal }) => client.getChannelFeed({ id: 'cats', offset }, { signal });
expectTypeOf(fetchGifs).returns.resolves.toHaveProperty('data').toEqualTypeOf<readonly Gif[]>();

expectTypeOf(client.getChannel).returns.resolves.toEqualTypeOf<Channel>();
expectTypeOf(client.getChannelChildren).returns.resolves.toEqualTypeOf<List<Channel>>();
expectTypeOf(client.getUserStories).returns.resolves.toEqualTypeOf<CursorPage<Story>>();
expectTypeOf(client.getSchedule).returns.resolves.toEqualTypeOf<OffsetPage<ScheduleEntry>>();
expectTypeOf(client.deleteChannel).returns.resolves.toEqualTypeOf<void>();
expectTypeOf(client.trim).returns.resolves.toEqualTypeOf<Blob>();

// No call gives anything: `any` would be extended by every type.
type Results = { [K in keyof ManagementClient]: ManagementClient[K] extends (...a: never) => Promise<infer R> ? R : 0 };
type AnyResult = { [K in keyof Results]: 1 extends Results[K] & 0 ? K : never }[keyof Results];
expectTypeOf<AnyResult>().toEqualTypeOf<never>();

// Wrong arguments are found by the compiler.
// @ts-expect-error a move names its parent, or null for the top
client.moveChannel({ id: 'cats', position: 0 });
// @ts-expect-error a channel keeps its slug
client.updateChannel({ id: 'cats', slug: 'dogs' });
// @ts-expect-error a rating is no text of any kind
client.updateGif({ gif_id: 'cat', key: 'rating', value: 'harmless' });
// @ts-expect-error a part of both ways to trim
client.trim({ start: 0, duration: 1 });
// @ts-expect-error one way to be known, not none
createManagementClient({ provider: client.provider, auth: {} });
// @ts-expect-error which methods may be sent twice is not the caller's to say
createManagementClient({ provider: client.provider, retry: { methods: ['POST'] } });

// Results are read-only.
declare const page: List<Channel>;
// @ts-expect-error a list that others hold as well
page.data.push;
