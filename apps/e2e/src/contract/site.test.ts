import { createManagementClient } from '@zoetrope/management-api';
import { localProvider } from '@zoetrope/model';
import { describe, expect, inject, it } from 'vitest';
import { newestMail } from '../harness/newest-mail.ts';
import { viewCount } from './shapes/account.ts';
import { listingOf, listOf } from './shapes/lists.ts';
import { build, dashboard, searchTermModeration, storedSearchReport, trendingSearch } from './shapes/story.ts';
import { signedIn, visitor } from './users.ts';

const REPORT = {
  reasons: ['irrelevant'],
  additional_info: 'Only dogs.',
  search_response_id: 'r-1',
  search_term: 'cats',
  search_content_type: 'gif',
};

describe('the site [S-1]', () => {
  it('returns the version of the service to administrators only', async () => {
    const publicBuild = build.parse(await visitor().getBuild());
    expect(publicBuild).toEqual({ name: '@zoetrope/server', is_demo: true, has_admin: true });
    expect(build.parse(await (await signedIn('ada')).getBuild())).toMatchObject({ node: process.versions.node });
  });

  it('shows its contents, storage, events and dependencies to administrators only', async () => {
    const state = dashboard.parse(await (await signedIn('ada')).getDashboard());
    expect(state).toMatchObject({ dependencies: { database: 'ok', storage: 'ok' } });
    expect(state.items.gif).toBeGreaterThan(50);
    await expect((await signedIn('mo')).getDashboard()).rejects.toMatchObject({ status: 403 });
  });

  it('accepts search reports from everyone, and lists them for moderators', async () => {
    const search_term = `cats ${Date.now()}`;
    await expect(visitor().reportSearch({ ...REPORT, search_term })).resolves.toBeUndefined();
    const reports = listingOf(storedSearchReport).parse(await (await signedIn('mo')).getSearchReports({ limit: 1 }));
    expect(reports.data).toMatchObject([{ ...REPORT, search_term }]);
    await expect(visitor().getSearchReports()).rejects.toMatchObject({ status: 401 });
  });

  it('logs a failed report or share once, and does not throw', async () => {
    const messages: string[] = [];
    const provider = localProvider(inject('server'));
    const client = createManagementClient({ provider, log: (message) => messages.push(message) });
    await expect(client.reportSearch({ ...REPORT, reasons: [] })).resolves.toBeUndefined();
    await expect(client.instashare({ gif_id: 'cat', to: 'bo@example.org' })).resolves.toBeUndefined();
    expect(messages).toHaveLength(2);
    expect(messages[1]).toMatch(/^instashare failed: @zoetrope\/management-api: Sign in first\./);
  });

  it('sends a shared GIF by email', async () => {
    const [gif] = (await visitor().getChannelFeed({ id: 'zoohop', limit: 1 })).data;
    const to = `friend-${Date.now()}@example.org`;
    await (await signedIn('ann')).instashare({ gif_id: gif?.id ?? '', to });
    expect(await newestMail(to)).toContain(`/gifs/${gif?.id}`);
  });

  it('returns the view count of a GIF [S-3]', async () => {
    const [gif] = (await visitor().getChannelFeed({ id: 'zoohop', limit: 1 })).data;
    viewCount.parse(await visitor().getGifViewCount({ id: gif?.id ?? '' }));
    await expect(visitor().getGifViewCount({ id: 'no-such-gif' })).rejects.toMatchObject({ status: 404 });
  });

  it('lists trending searches, and those of other users for moderators only [S-8]', async () => {
    const author = await signedIn('ann');
    listOf(trendingSearch).parse(await author.getDashboardTrendingSearches());
    listOf(trendingSearch).parse(await author.getDashboardTrendingSearches({ username: 'ann' }));
    await expect(author.getDashboardTrendingSearches({ username: 'art' })).rejects.toMatchObject({ status: 403 });
    listOf(trendingSearch).parse(await (await signedIn('mo')).getDashboardTrendingSearches({ username: 'art' }));
    await expect(visitor().getDashboardTrendingSearches()).rejects.toMatchObject({ status: 401 });
  });

  it('lets moderators remove a trending search and restore it [S-8]', async () => {
    const term = 'free money';
    const moderator = await signedIn('mo');
    const rejected = searchTermModeration.parse(
      await moderator.moderateSearchTerm({ term, status: 'rejected', note: 'spam' }),
    );
    expect(rejected).toMatchObject({ term, status: 'rejected', note: 'spam', moderator: 'mo' });
    searchTermModeration.parse(await moderator.moderateSearchTerm({ term, status: 'approved' }));
    const author = await signedIn('ann');
    await expect(author.moderateSearchTerm({ term, status: 'rejected' })).rejects.toMatchObject({ status: 403 });
  });
});
