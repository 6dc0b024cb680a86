import type { CallRow } from './call-row.ts';

const gif_ids = ['a', 'b'];
const GERMAN = { tags: ['Katze', 'süß'], lang: 'de' };

/** Rows G-1 to G-6. */
export const GIF_CALLS: readonly CallRow[] = [
  ['getTrendingGifs', (c) => c.getTrendingGifs(), 'GET /ajax/gifs/trending'],
  ['getTrendingGifs', (c) => c.getTrendingGifs({ gif_ids }), 'GET /ajax/gifs/trending?gif_ids=a%2Cb'],
  ['getGifMetadata', (c) => c.getGifMetadata({ gif_ids }), 'GET /ajax/gifs/metadata?gif_ids=a%2Cb'],
  [
    'getExtendedGifMetadata',
    (c) => c.getExtendedGifMetadata({ gif_ids }),
    'GET /ajax/gifs/extended-metadata?gif_ids=a%2Cb',
  ],
  [
    'updateGif',
    (c) => c.updateGif({ gif_id: 'cat', key: 'title', value: 'A cat' }),
    'POST /ajax/gif/update',
    { gif_id: 'cat', key: 'title', value: 'A cat' },
  ],
  [
    'getLibrary',
    (c) => c.getLibrary({ q: 'cat', channel: 'zoo', rating: 'g', creator: 'Ada L.', limit: 5, offset: 10 }),
    'GET /api/v1/gifs?q=cat&channel=zoo&rating=g&creator=Ada%20L.&limit=5&offset=10',
  ],
  ['getLibrary', (c) => c.getLibrary(), 'GET /api/v1/gifs'],
  [
    'editGifs',
    (c) => c.editGifs({ gif_ids, add_tags: ['cat'], rating: 'g' }),
    'PATCH /api/v1/gifs',
    { gif_ids, add_tags: ['cat'], rating: 'g' },
  ],
  ['undoGifEdit', (c) => c.undoGifEdit({ id: '7' }), 'POST /api/v1/gifs/edits/7/undo'],
  ['deleteGifs', (c) => c.deleteGifs({ gif_ids }), 'POST /api/v1/gifs/delete', { gif_ids }],
  ['sendGifAnalytic', (c) => c.sendGifAnalytic({ id: 'cat', type: 'share' }), 'POST /ajax/gif/cat/analytic/share/'],
  [
    'moderateGif',
    (c) => c.moderateGif({ id: 'cat', status: 'rejected', note: 'blurred' }),
    'POST /api/v1/gifs/cat/moderation',
    { status: 'rejected', note: 'blurred' },
  ],
  ['getModerationQueue', (c) => c.getModerationQueue(), 'GET /api/v1/moderation/queue'],
  [
    'getModerationQueue',
    (c) => c.getModerationQueue({ status: 'rejected', uploader: 'u1', limit: 5, next_cursor: 'x=' }),
    'GET /api/v1/moderation/queue?status=rejected&uploader=u1&limit=5&next_cursor=x%3D',
  ],
  [
    'moderateGifs',
    (c) => c.moderateGifs({ gif_ids, status: 'rejected', reason: 'spam', message: 'Only one advert' }),
    'POST /api/v1/moderation/decisions',
    { gif_ids, status: 'rejected', reason: 'spam', message: 'Only one advert' },
  ],
  [
    'getModerationActions',
    (c) => c.getModerationActions({ gif_id: 'cat', action: 'rejected', limit: 5, next_cursor: 'x=' }),
    'GET /api/v1/moderation/actions?gif_id=cat&action=rejected&limit=5&next_cursor=x%3D',
  ],
  ['undoModeration', (c) => c.undoModeration({ id: '7' }), 'POST /api/v1/moderation/actions/7/undo'],
  [
    'getBlockedPictures',
    (c) => c.getBlockedPictures({ limit: 5, next_cursor: 'x=' }),
    'GET /api/v1/moderation/blocked-pictures?limit=5&next_cursor=x%3D',
  ],
  [
    'unblockPictures',
    (c) => c.unblockPictures({ gif_ids, note: 'licensed' }),
    'POST /api/v1/moderation/blocked-pictures/unblock',
    { gif_ids, note: 'licensed' },
  ],
  [
    'reportGif',
    (c) => c.reportGif({ id: 'cat', reason: 'copyright', message: 'From a film' }),
    'POST /api/v1/gifs/cat/reports',
    { reason: 'copyright', message: 'From a film' },
  ],
  [
    'getGifReports',
    (c) => c.getGifReports({ min_reports: 3, limit: 5, next_cursor: 'x=' }),
    'GET /api/v1/moderation/reports?min_reports=3&limit=5&next_cursor=x%3D',
  ],
  [
    'dismissGifReports',
    (c) => c.dismissGifReports({ gif_ids, note: 'fine' }),
    'POST /api/v1/moderation/reports/dismiss',
    { gif_ids, note: 'fine' },
  ],
  ['getTagCounts', (c) => c.getTagCounts({ id: 'cat' }), 'GET /ajax/gif/cat/tag-counts'],
  ['getTagSuggestions', (c) => c.getTagSuggestions({ gif_ids }), 'GET /api/v1/gifs/tag-suggestions?gif_ids=a%2Cb'],
  ['getTagTranslations', (c) => c.getTagTranslations({ id: 'cat' }), 'GET /ajax/gif/cat/tag-translations'],
  [
    'getBulkLanguageTags',
    (c) => c.getBulkLanguageTags({ gif_ids, lang: 'de' }),
    'GET /ajax/gif/bulk/language-tags?gif_ids=a%2Cb&lang=de',
  ],
  ['addLanguageTags', (c) => c.addLanguageTags({ id: 'cat', ...GERMAN }), 'POST /ajax/gif/cat/language-tags', GERMAN],
  [
    'removeLanguageTags',
    (c) => c.removeLanguageTags({ id: 'cat', ...GERMAN }),
    'DELETE /ajax/gif/cat/language-tags?tags=Katze%2Cs%C3%BC%C3%9F&lang=de',
  ],
  ['getRelatedGifTags', (c) => c.getRelatedGifTags({ tag: 'happy cat' }), 'GET /ajax/tags/related/gif/happy%20cat/'],
  ['getTagAliases', (c) => c.getTagAliases({ limit: 5, offset: 10 }), 'GET /api/v1/tag-aliases?limit=5&offset=10'],
  [
    'addTagAlias',
    (c) => c.addTagAlias({ alias: 'kitty', tag: 'cat' }),
    'POST /api/v1/tag-aliases',
    { alias: 'kitty', tag: 'cat' },
  ],
  ['deleteTagAlias', (c) => c.deleteTagAlias({ alias: 'big cat' }), 'DELETE /api/v1/tag-aliases/big%20cat'],
  [
    'searchService',
    (c) => c.searchService({ q: 'cat', limit: 5, offset: 10, rating: 'g' }),
    'GET /api/v1/search-service/search/?q=cat&rating=g&offset=10&limit=5',
  ],
  ['searchServiceCsv', (c) => c.searchServiceCsv({ q: 'cat' }), 'GET /api/v1/search-service/csv/?q=cat'],
  [
    'trim',
    (c) => c.trim({ media_url: 'https://gifs.example/media/cat/original.gif', start: 0.5, duration: 1 }),
    'GET /imaging/trim?media_url=https%3A%2F%2Fgifs.example%2Fmedia%2Fcat%2Foriginal.gif&start=0.5&duration=1',
  ],
  ['deleteGif', (c) => c.deleteGif({ id: 'cat' }), 'DELETE /api/v1/gifs/cat'],
  ['getOwnUploads', (c) => c.getOwnUploads(), 'GET /api/v1/uploads'],
  [
    'getOwnUploads',
    (c) => c.getOwnUploads({ limit: 5, next_cursor: 'x=' }),
    'GET /api/v1/uploads?limit=5&next_cursor=x%3D',
  ],
  ['getUploadProgress', (c) => c.getUploadProgress({ id: 'my-cat' }), 'GET /api/v1/uploads/my-cat'],
];
