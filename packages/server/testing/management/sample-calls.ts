/** A valid call, from which invalid ones are derived. `{id}` and the like are replaced from `params`. */
export interface SampleCall {
  readonly params?: { readonly [name: string]: string } | undefined;
  readonly query?: { readonly [name: string]: string } | undefined;
  readonly json?: { readonly [field: string]: unknown } | undefined;
  /** Fields of a multipart body; `file` means a picture. */
  readonly form?: { readonly [field: string]: string } | undefined;
}

export const PICTURE_FIELD = 'file';

const account = { params: { id: 'art' } };
const channel = { params: { id: 'zoo' } };
const gif = { params: { id: 'duckling' } };
const fill = { channel: 'zoo', gif: ['duckling'] };
const story = { title: 'A title', gifs: ['duckling'], is_published: true };
const page = { limit: '2', offset: '0' };
const piece = { start: '0', duration: '1' };

/** Every management call by method and path. */
export const SAMPLE_CALLS: { readonly [operation: string]: SampleCall } = {
  'POST /login': { json: { username: 'nobody_yet', password: 'a password' } },
  'GET /login/check': {},
  'POST /login/out': {},
  'POST /api/v3/register': {
    json: {
      username: 'somebody',
      email: 'somebody@example.org',
      password: 'long enough',
      display_name: 'Some',
      setup_token: 'x',
    },
  },
  'POST /api/v3/register/confirm': { json: { token: 'x' } },
  'POST /api/v3/register/resend': { json: { email: 'nobody@example.org' } },
  'POST /api/v3/password/reset': { json: { token: 'x', password: 'long enough' } },
  'GET /api/v1/users': { query: { q: 'a', limit: '2' } },
  'GET /api/v1/api-keys': {},
  'POST /api/v1/api-keys': {
    json: { key: 'sample-key', name: 'Sample', type: 'web', limits: { read: 600 }, max_rating: 'g' },
  },
  'DELETE /api/v1/api-keys/{key}': { params: { key: 'no-such-key' } },
  'GET /api/v1/users/{id}': account,
  'PATCH /api/v1/users/{id}': {
    ...account,
    json: { display_name: 'Art', is_public: true, profile_url: 'https://example.org/art' },
  },
  'DELETE /api/v1/users/{id}': { ...account, query: { uploads: 'keep' } },
  'GET /api/v1/users/{id}/data': account,
  'POST /api/v1/users/{id}/sign-out': account,
  'GET /api/v1/users/{id}/quota': account,
  'PUT /api/v1/users/{id}/quota': { ...account, json: { items: 1000, bytes: 10_000_000_000 } },
  'GET /api/v1/users/{id}/view-count': account,
  'GET /api/v4/channels/{id}': { ...channel, query: { fetch_children: 'false' } },
  'GET /api/v4/channels': { query: { slug: 'zoo' } },
  'GET /api/v4/channels/{id}/children': channel,
  'GET /api/v4/channels/{id}/feed': { ...channel, query: page },
  'POST /api/v4/channels': {
    json: {
      slug: 'sample',
      display_name: 'Sample',
      parent: 'zoo',
      description: 'x',
      is_private: true,
      tags: ['x'],
      content_type: 'gif',
      owner: 'art',
    },
  },
  'PATCH /api/v4/channels/{id}': { ...channel, json: { display_name: 'The Zoo', tags: [], is_visible: true } },
  'DELETE /api/v4/channels/{id}': channel,
  'POST /api/v4/channels/{id}/move': { ...channel, json: { position: 0, target_channel: 'moods' } },
  'GET /api/v4/channel-gifs': { query: { gif: 'duckling' } },
  'POST /api/v4/channel-gifs': { json: fill },
  'POST /api/v4/channel-gifs/remove': { json: fill },
  'POST /api/v4/channel-ranked-tags': { json: { channel: 'zoo', tag: 'sample', rank: 1 } },
  'PATCH /api/v4/channel-ranked-tags/{id}': { params: { id: 'x' }, json: { tag: 'sample', rank: 1 } },
  'DELETE /api/v4/channel-ranked-tags/{id}': { params: { id: 'x' } },
  'POST /api/v4/channel-magic-tags': { json: { channel: 'zoo', tag: 'sample' } },
  'DELETE /api/v4/channel-magic-tags/{id}': { params: { id: 'x' } },
  'GET /api/v4/artists': { query: { filter: 'a', freelance: 'true', order: 'desc', sort: 'username', offset: '0' } },
  'GET /api/v3/spotify/artist': { query: { spotify_url: 'https://open.spotify.com/artist/x' } },
  'GET /ajax/gifs/trending': { query: { gif_ids: 'duckling' } },
  'GET /ajax/gifs/metadata': { query: { gif_ids: 'duckling' } },
  'GET /ajax/gifs/extended-metadata': { query: { gif_ids: 'duckling' } },
  'GET /api/v1/proxy-gif/{id}/view-count': gif,
  'POST /ajax/gif/update': { json: { gif_id: 'duckling', key: 'title', value: 'Duckling' } },
  'POST /ajax/gif/{id}/analytic/{type}': { params: { ...gif.params, type: 'view' } },
  'GET /ajax/tags/related/gif/{tag}': { params: { tag: 'cat' } },
  'GET /ajax/gif/{id}/tag-counts': gif,
  'GET /ajax/gif/{id}/tag-translations': gif,
  'GET /ajax/gif/bulk/language-tags': { query: { gif_ids: 'duckling', lang: 'de' } },
  'POST /ajax/gif/{id}/language-tags': { ...gif, json: { tags: ['ente'], lang: 'de' } },
  'DELETE /ajax/gif/{id}/language-tags': { ...gif, query: { tags: 'ente', lang: 'de' } },
  'POST /ajax/tags/prediction': { form: { frames: PICTURE_FIELD } },
  'POST /api/v1/gifs/{id}/moderation': {
    ...gif,
    json: { status: 'approved', rating: 'g', reason: 'other', message: 'x', note: 'x' },
  },
  'GET /api/v1/moderation/queue': { query: { status: 'pending', uploader: 'art', limit: '2' } },
  'POST /api/v1/moderation/decisions': {
    json: { gif_ids: ['duckling'], status: 'approved', rating: 'g', reason: 'other', message: 'x', note: 'x' },
  },
  'POST /api/v1/gifs/{id}/reports': { ...gif, json: { reason: 'other', message: 'x' } },
  'GET /api/v1/moderation/reports': { query: { min_reports: '1', limit: '2' } },
  'POST /api/v1/moderation/reports/dismiss': { json: { gif_ids: ['duckling'], note: 'x' } },
  'GET /api/v1/moderation/takedowns': { query: { limit: '2' } },
  'GET /api/v1/moderation/blocked-pictures': { query: { limit: '2' } },
  'POST /api/v1/moderation/blocked-pictures/unblock': { json: { gif_ids: ['duckling'], note: 'x' } },
  'GET /api/v1/moderation/actions': { query: { gif_id: 'duckling', action: 'approved', limit: '2' } },
  'POST /api/v1/moderation/actions/{id}/undo': { params: { id: '999999' } },
  'POST /api/v3/content-takedown/takedown': {
    json: { takedowns: [{ gif_id: 'unheard', reason: 'x' }], send_email: false, note: 'x' },
  },
  'POST /ajax/report-search': {
    json: {
      reasons: ['x'],
      additional_info: '',
      search_response_id: 'x',
      search_term: 'x',
      search_content_type: 'gif',
    },
  },
  'GET /ajax/report-search': { query: page },
  'POST /ajax/instashare': { json: { gif_id: 'duckling', to: 'friend@example.org' } },
  'GET /api/v3/env/build': {},
  'POST /api/v1/analytics/dashboard-trending-searches/moderation': {
    json: { term: 'x', status: 'approved', note: 'x' },
  },
  'GET /api/v1/analytics/dashboard-trending-searches': { query: { username: 'art' } },
  'GET /stories/partnerArtist': {
    query: { limit: '50', since: '2026-01-01T00:00:00.000Z', until: '2027-01-01T00:00:00.000Z', cover_only: 'true' },
  },
  'GET /stories/slug/{slug}': { params: { slug: 'x' } },
  'GET /stories': { query: { username: 'ann', limit: '2', fetch_unpublished: 'false' } },
  'GET /stories/{id}': { params: { id: 'x' }, query: { cover_only: 'true' } },
  'POST /stories': { json: { username: 'ann', story, publish_datetime: '2026-01-01T00:00:00.000Z' } },
  'PUT /stories': {
    json: { story_id: 'x', username: 'ann', story, publish_datetime: '2026-01-01T00:00:00.000Z' },
  },
  'DELETE /stories/{id}': { params: { id: 'x' } },
  'GET /stories/trending': { query: { sort: 'desc', limit: '2' } },
  'POST /stories/trending': {
    json: { trending_story: { story_id: 'x', publish_datetime: '2026-01-01T00:00:00.000Z' } },
  },
  'DELETE /stories/trending/{id}': { params: { id: 'x' } },
  'POST /trendingscheduler/schedule': {
    query: { timestamp: String(Date.now() + 3_600_000) },
    json: { gifs: [{ id: 'duckling', is_sticker: false, type: 'gif' }] },
  },
  'GET /trendingscheduler/schedule': { query: { ...page, type: 'gif' } },
  'GET /trendingscheduler/activity': { query: page },
  'DELETE /trendingscheduler/schedule/{id}': { params: { id: 'x' } },
  'GET /api/v1/search-service/search': { query: { q: 'cat', rating: 'g', ...page } },
  'GET /api/v1/search-service/csv': { query: { q: 'cat', rating: 'g', ...page } },
  'GET /imaging/trim': { query: { media_url: '/media/unheard/original.gif', ...piece } },
  'POST /imaging/trim': { form: { ...piece, file: PICTURE_FIELD } },
  'POST /api/v1/gifs': {
    query: { upload_id: 'sample' },
    form: { channel: 'zoo', title: 'Sample', tags: 'sample', rating: 'g', type: 'gif', file: PICTURE_FIELD },
  },
  'DELETE /api/v1/gifs/{id}': gif,
  'GET /api/v1/analytics/dashboard': {},
  'GET /api/v1/gifs': { query: { q: 'duck', channel: 'zoo', rating: 'g', creator: 'art', limit: '2', offset: '0' } },
  'PATCH /api/v1/gifs': {
    json: {
      gif_ids: ['no-such-gif'],
      add_tags: ['sample'],
      remove_tags: ['simple'],
      rating: 'g',
      alt_text: 'A sample',
      license: 'CC0-1.0',
      author: 'Ada',
      source: 'https://example.org',
      channel: 'zoo',
    },
  },
  'GET /api/v1/gifs/tag-suggestions': { query: { gif_ids: 'duckling' } },
  'GET /api/v1/tag-aliases': { query: { limit: '2', offset: '0' } },
  'POST /api/v1/tag-aliases': { json: { alias: 'sample alias', tag: 'sample' } },
  'DELETE /api/v1/tag-aliases/{alias}': { params: { alias: 'no-such-alias' } },
  'POST /api/v1/gifs/delete': { json: { gif_ids: ['no-such-gif'] } },
  'POST /api/v1/gifs/edits/{id}/undo': { params: { id: 'x' } },
  'GET /api/v1/uploads': { query: { limit: '2' } },
  'GET /api/v1/uploads/{id}': { params: { id: 'x' } },
  'PUT /v1/gifs/{id}/cta': { ...gif, json: { link: 'https://example.org/ducks', text: 'More ducks' } },
  'DELETE /v1/gifs/{id}/cta': gif,
};
