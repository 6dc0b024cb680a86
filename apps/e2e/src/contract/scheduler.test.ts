import { createManagementClient, type ManagementClient } from '@zoetrope/management-api';
import type { Gif } from '@zoetrope/model';
import { beforeAll, describe, expect, it } from 'vitest';
import { publicView } from './public-view.ts';
import { listingOf, listOf } from './shapes/lists.ts';
import { scheduleActivity, scheduleEntry } from './shapes/story.ts';
import { PASSWORD, signedIn, visitor } from './users.ts';

const HOUR_MS = 3_600_000;

const publicApi = publicView();
let moderator: ManagementClient;
let gif: Gif;

beforeAll(async () => {
  moderator = await signedIn('mo');
  // The last trending GIF, which only the schedule can move to the top.
  const { data } = await publicApi.client.trending({ limit: 50 });
  gif = data.at(-1) as Gif;
});

const asScheduled = ({ id, is_sticker, type }: Gif) => ({ id, is_sticker, type });
const firstTrending = async () => (await publicApi.client.trending({ limit: 1 })).data[0]?.id;

describe('the trending scheduler [G-8]', () => {
  it('moves a GIF to the top of the trending list at its scheduled time, removes it, and logs each action', async () => {
    const schedule = async (timestamp: number) => {
      const { data } = listOf(scheduleEntry).parse(
        await moderator.scheduleGifs({ gifs: [asScheduled(gif)], timestamp }),
      );
      expect(data).toMatchObject([{ gif_id: gif.id, timestamp, status: 'scheduled', scheduled_by: 'mo' }]);
      return data[0]?.id ?? '';
    };
    const later = await schedule(Date.now() + HOUR_MS);
    expect(await firstTrending()).not.toBe(gif.id);
    const waiting = listingOf(scheduleEntry).parse(await moderator.getSchedule());
    expect(waiting.data.map(({ gif_id }) => gif_id)).toContain(gif.id);
    await moderator.deleteScheduled({ id: later });
    const timestamp = Date.now() + 1500;
    await schedule(timestamp);
    await expect.poll(firstTrending).toBe(gif.id);
    expect(Date.now()).toBeGreaterThanOrEqual(timestamp);
    const [live] = listingOf(scheduleEntry).parse(await moderator.getSchedule()).data;
    expect(live).toMatchObject({ gif_id: gif.id, status: 'live' });
    await moderator.deleteScheduled({ id: live?.id ?? '' });
    expect(await firstTrending()).not.toBe(gif.id);
    const activity = listingOf(scheduleActivity).parse(await moderator.getScheduleActivity({ limit: 3 }));
    expect(activity.data.map(({ action }) => action)).toEqual(['removed', 'went-live', 'scheduled']);
    await expect(moderator.deleteScheduled({ id: live?.id ?? '' })).rejects.toMatchObject({ status: 404 });
  });

  it('accepts a token in the query instead of the header', async () => {
    const { token = '' } = await visitor().signIn({ username: 'mo', password: PASSWORD });
    // Older clients send the token in the query only.
    const fetchWithoutHeader: typeof fetch = (input, init) => {
      const headers = new Headers(init?.headers);
      headers.delete('Authorization');
      return fetch(input, { ...init, headers });
    };
    const olderClient = createManagementClient({
      provider: moderator.provider,
      auth: { token },
      fetch: fetchWithoutHeader,
    });
    const timestamp = Date.now() + HOUR_MS;
    const { data } = await olderClient.scheduleGifs({ gifs: [asScheduled(gif)], timestamp });
    await expect(moderator.scheduleGifs({ gifs: [asScheduled(gif)], timestamp })).rejects.toMatchObject({
      status: 409,
    });
    await moderator.deleteScheduled({ id: data[0]?.id ?? '' });
  });

  it('rejects past and far-future times, unknown GIFs, and callers without permission', async () => {
    const gifs = [asScheduled(gif)];
    const soon = Date.now() + 60_000;
    await expect(moderator.scheduleGifs({ gifs, timestamp: Date.now() - HOUR_MS })).rejects.toMatchObject({
      status: 400,
    });
    await expect(moderator.scheduleGifs({ gifs, timestamp: Date.now() * 2 })).rejects.toMatchObject({ status: 400 });
    await expect(
      moderator.scheduleGifs({ gifs: [{ ...asScheduled(gif), id: 'no-such-gif' }], timestamp: soon }),
    ).rejects.toMatchObject({ status: 404 });
    const author = await signedIn('ann');
    await expect(author.scheduleGifs({ gifs, timestamp: soon })).rejects.toMatchObject({ status: 403 });
    await expect(author.getSchedule()).rejects.toMatchObject({ status: 403 });
    await expect(visitor().getScheduleActivity()).rejects.toMatchObject({ status: 401 });
  });
});
