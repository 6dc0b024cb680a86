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

// A feed is assignable to the `fetchGifs` of a Grid.
const fetchGifs: FetchGifs = ({ offset, signal }) => client.getChannelFeed({ id: 'cats', offset }, { signal });
expectTypeOf(fetchGifs).returns.resolves.toHaveProperty('data').toEqualTypeOf<readonly Gif[]>();

expectTypeOf(client.getChannel).returns.resolves.toEqualTypeOf<Channel>();
expectTypeOf(client.getChannelChildren).returns.resolves.toEqualTypeOf<List<Channel>>();
expectTypeOf(client.getUserStories).returns.resolves.toEqualTypeOf<CursorPage<Story>>();
expectTypeOf(client.getSchedule).returns.resolves.toEqualTypeOf<OffsetPage<ScheduleEntry>>();
expectTypeOf(client.deleteChannel).returns.resolves.toEqualTypeOf<void>();
expectTypeOf(client.trim).returns.resolves.toEqualTypeOf<Blob>();

// No call returns `any`, which `toExtend` would accept.
type Results = { [K in keyof ManagementClient]: ManagementClient[K] extends (...a: never) => Promise<infer R> ? R : 0 };
type AnyResult = { [K in keyof Results]: 1 extends Results[K] & 0 ? K : never }[keyof Results];
expectTypeOf<AnyResult>().toEqualTypeOf<never>();

// The compiler rejects wrong arguments.
// @ts-expect-error a move has a parent, or null for the root
client.moveChannel({ id: 'cats', position: 0 });
// @ts-expect-error a slug is permanent
client.updateChannel({ id: 'cats', slug: 'dogs' });
// @ts-expect-error not a rating
client.updateGif({ gif_id: 'cat', key: 'rating', value: 'harmless' });
// @ts-expect-error neither a URL nor a file
client.trim({ start: 0, duration: 1 });
// @ts-expect-error neither a token nor a CSRF token
createManagementClient({ provider: client.provider, auth: {} });
// @ts-expect-error the retried methods are fixed
createManagementClient({ provider: client.provider, retry: { methods: ['POST'] } });

// Results are read-only.
declare const page: List<Channel>;
// @ts-expect-error a shared list
page.data.push;
