import type { CatalogueChannel, CatalogueItem } from '@zoetrope/catalogue';
import type { Catalogue } from '../src/storage/catalogue.ts';

/** A small collection with a case for every rule of the service. */
export const fixtureCatalogue = {
  channels: [
    channel('zoo', { display_name: 'The Zoo', avatar: 'avatar-zoo.webp', is_verified: true }),
    channel('zoo-cats', { display_name: 'Cats of the Zoo', parent: 'zoo' }),
    channel('moods', { display_name: 'Moods' }),
    channel('backroom', { is_public: false }),
  ],
  items: [
    item('cat-parade', { title: 'Cat Parade', tags: ['cat', 'cute', 'parade'], channel: 'zoo-cats' }),
    item('cat-nap', {
      title: 'Nap',
      tags: ['cat', 'sleep', 'tired'],
      channel: 'zoo-cats',
      mp4: { original: 'cat-nap.mp4', fixed_width: 'cat-nap-200.mp4' },
    }),
    item('category-joke', {
      title: 'Catering',
      tags: ['food'],
      channel: 'moods',
      created: '2026-03-04T05:06:07.000Z',
    }),
    item('panda-portal', { title: 'Panda Portal', tags: ['panda', 'hypnotic'], channel: 'zoo' }),
    item('birthday-cake', {
      title: 'Happy Birthday!',
      tags: ['birthday', 'happy birthday', 'party', 'cake'],
      channel: 'moods',
    }),
    item('party-time', { title: 'Party Time', tags: ['party', 'confetti', 'dance'], channel: 'moods' }),
    item('nope', { title: 'No', tags: ['no', 'never'], channel: 'moods', alt_text: 'The word no, shaking its head' }),
    item('on-my-way', { title: 'On My Way', tags: ['travel'], channel: 'moods' }),
    item('cafe', { title: 'Café at Night', tags: ['coffee', { text: 'Night Life' }], channel: null }),
    item('lets-go', { title: 'Let’s Go', tags: ['go'], channel: 'moods' }),
    item('scream', { title: 'Scream', tags: ['scary', 'cat'], channel: 'moods', rating: 'r' }),
    item('duckling', { title: 'Duckling', tags: ['bird'], channel: 'zoo', rating: 'y' }),
    item('secret', { title: 'Secret Cat', tags: ['cat'], channel: 'moods', flags: { is_hidden: true } }),
    item('gone', { title: 'Gone Cat', tags: ['cat'], channel: 'moods', flags: { is_removed: true } }),
    item('plain', { title: '', alt_text: '', tags: [], channel: null }),
    item('markup', {
      title: '<script>alert("1")</script>',
      tags: ["'; DROP TABLE items; --", '50%_off'],
      channel: 'backroom',
    }),
    item('sticker-cat', {
      kind: 'sticker',
      title: 'Cat Face',
      tags: ['cat', 'face'],
      channel: 'zoo',
      i18n: {
        de: { title: 'Katzengesicht', tags: ['katze', 'gesicht', 'süß'] },
        ja: { title: 'ネコの顔', tags: ['猫'] },
      },
    }),
    item('sticker-sun', {
      kind: 'sticker',
      title: 'Sun',
      tags: ['sun', 'weather'],
      channel: 'moods',
      i18n: { de: { title: 'Sonne', tags: ['wetter', 'sonnig'] } },
    }),
    item('words-wow', { kind: 'text', title: 'Wow', tags: ['wow'], channel: 'moods', flags: { is_dynamic: true } }),
    item('clip-drums', {
      kind: 'video',
      title: 'Drums',
      tags: ['music', 'party'],
      channel: 'moods',
      video: {
        assets: { '360p': { file: 'clip-drums-360p.mp4', width: 640, height: 360 } },
        captions: { en: 'clip-drums-en.vtt' },
        duration: 6.5,
      },
      cta: { link: 'https://example.org/drums', text: 'More drums' },
      external_media: { provider_name: 'youtube', asset_uid: 'aqz-KE-bpKQ', start: 4 },
    }),
  ],
  fileUrl: (name: string) => new URL(`file:///nowhere/${name}`),
} satisfies Catalogue;

function channel(slug: string, own: Partial<CatalogueChannel>): CatalogueChannel {
  return {
    slug,
    description: '',
    is_public: true,
    is_verified: false,
    suppress_chrome: false,
    parent: null,
    tags: [],
    ...own,
  };
}

export function item(id: string, own: Partial<CatalogueItem>): CatalogueItem {
  return {
    id,
    kind: 'gif',
    title: id,
    alt_text: `A picture of ${id}`,
    tags: [],
    i18n: {},
    channel: null,
    rating: 'g',
    created: '2026-01-02T03:04:05.000Z',
    width: 480,
    height: 270,
    frames: 10,
    duration_ms: 1000,
    master: `${id}.webp`,
    license: 'CC0-1.0',
    source: 'made for this test',
    ...own,
  };
}
