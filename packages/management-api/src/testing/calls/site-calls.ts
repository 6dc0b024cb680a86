import type { CallRow } from './call-row.ts';

const REPORT = {
  reasons: ['irrelevant'],
  additional_info: 'only dogs',
  search_response_id: 'r-1',
  search_term: 'cats',
  search_content_type: 'gif',
};
const TAKEDOWN = { takedowns: [{ gif_id: 'cat', reason: 'rights' }], send_email: true, note: 'requested by email' };
const ADA = { username: 'ada', password: 'correct horse' };
const BO = { username: 'bo', email: 'bo@example.org', password: 'correct horse' };

/** Rows S-1, S-2, S-3 and S-8, and the sessions. */
export const SITE_CALLS: readonly CallRow[] = [
  ['signIn', (c) => c.signIn(ADA), 'POST /login/', ADA],
  ['signOut', (c) => c.signOut(), 'POST /login/out/'],
  ['checkLogin', (c) => c.checkLogin(), 'GET /login/check'],
  [
    'instashare',
    (c) => c.instashare({ gif_id: 'cat', to: 'bo@example.org' }),
    'POST /ajax/instashare/',
    { gif_id: 'cat', to: 'bo@example.org' },
  ],
  ['reportSearch', (c) => c.reportSearch(REPORT), 'POST /ajax/report-search', REPORT],
  ['getSearchReports', (c) => c.getSearchReports(), 'GET /ajax/report-search'],
  [
    'getSearchReports',
    (c) => c.getSearchReports({ limit: 5, offset: 10 }),
    'GET /ajax/report-search?limit=5&offset=10',
  ],
  ['takedown', (c) => c.takedown(TAKEDOWN), 'POST /api/v3/content-takedown/takedown', TAKEDOWN],
  [
    'getTakedowns',
    (c) => c.getTakedowns({ limit: 5, next_cursor: 'x=' }),
    'GET /api/v1/moderation/takedowns?limit=5&next_cursor=x%3D',
  ],
  [
    'moderateSearchTerm',
    (c) => c.moderateSearchTerm({ term: 'free money', status: 'rejected', note: 'spam' }),
    'POST /api/v1/analytics/dashboard-trending-searches/moderation',
    { term: 'free money', status: 'rejected', note: 'spam' },
  ],
  ['getDashboard', (c) => c.getDashboard(), 'GET /api/v1/analytics/dashboard'],
  ['getBuild', (c) => c.getBuild(), 'GET /api/v3/env/build'],
  [
    'getSpotifyArtist',
    (c) => c.getSpotifyArtist({ spotify_url: 'https://music.example/a?b=1' }),
    'GET /api/v3/spotify/artist?spotify_url=https%3A%2F%2Fmusic.example%2Fa%3Fb%3D1',
  ],
  ['register', (c) => c.register(BO), 'POST /api/v3/register', BO],
  [
    'confirmRegistration',
    (c) => c.confirmRegistration({ token: 't' }),
    'POST /api/v3/register/confirm',
    { token: 't' },
  ],
  [
    'resendConfirmation',
    (c) => c.resendConfirmation({ email: 'bo@example.org' }),
    'POST /api/v3/register/resend',
    { email: 'bo@example.org' },
  ],
  [
    'resetPassword',
    (c) => c.resetPassword({ email: 'bo@example.org' }),
    'POST /api/v3/password/reset',
    { email: 'bo@example.org' },
  ],
  [
    'resetPassword',
    (c) => c.resetPassword({ token: 't', password: 'battery staple' }),
    'POST /api/v3/password/reset',
    { token: 't', password: 'battery staple' },
  ],
  ['getUser', (c) => c.getUser({ id: 'u1' }), 'GET /api/v1/users/u1/'],
  [
    'updateUser',
    (c) => c.updateUser({ id: 'u1', display_name: 'Bo' }),
    'PATCH /api/v1/users/u1/',
    { display_name: 'Bo' },
  ],
  ['getApiKeys', (c) => c.getApiKeys(), 'GET /api/v1/api-keys'],
  ['addApiKey', (c) => c.addApiKey({ name: 'Forum' }), 'POST /api/v1/api-keys', { name: 'Forum' }],
  ['revokeApiKey', (c) => c.revokeApiKey({ key: 'a~b' }), 'DELETE /api/v1/api-keys/a~b'],
  ['getUsers', (c) => c.getUsers({ q: 'an', limit: 5 }), 'GET /api/v1/users?q=an&limit=5'],
  ['exportUser', (c) => c.exportUser({ id: 'u1' }), 'GET /api/v1/users/u1/data'],
  ['signOutUser', (c) => c.signOutUser({ id: 'u1' }), 'POST /api/v1/users/u1/sign-out'],
  ['deleteUser', (c) => c.deleteUser({ id: 'u1', uploads: 'keep' }), 'DELETE /api/v1/users/u1?uploads=keep'],
  ['getUserQuota', (c) => c.getUserQuota({ id: 'u1' }), 'GET /api/v1/users/u1/quota'],
  [
    'setUserQuota',
    (c) => c.setUserQuota({ id: 'u1', items: 10, bytes: null }),
    'PUT /api/v1/users/u1/quota',
    { items: 10, bytes: null },
  ],
  ['getUserViewCount', (c) => c.getUserViewCount({ id: 'u1' }), 'GET /api/v1/users/u1/view-count/'],
  ['getGifViewCount', (c) => c.getGifViewCount({ id: 'cat' }), 'GET /api/v1/proxy-gif/cat/view-count/'],
  [
    'getDashboardTrendingSearches',
    (c) => c.getDashboardTrendingSearches(),
    'GET /api/v1/analytics/dashboard-trending-searches/',
  ],
  [
    'getDashboardTrendingSearches',
    (c) => c.getDashboardTrendingSearches({ username: 'bo' }),
    'GET /api/v1/analytics/dashboard-trending-searches/?username=bo',
  ],
];
