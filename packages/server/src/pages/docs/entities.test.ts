import type {
  CallToAction,
  Channel,
  Gif,
  GifVideo,
  PingbackEvent,
  Rendition,
  ScheduledGif,
  SearchReport,
  SearchServiceResponse,
  Story,
  TagTranslation,
  TakedownItem,
  TakedownRequest,
  TrendingStory,
  User,
} from '@zoetrope/model';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestService, openTestDatabase, type TestService } from '../../../testing/test-service.ts';

interface Schema {
  readonly $ref?: string;
  readonly properties?: { readonly [name: string]: Schema };
  readonly items?: Schema;
  readonly required?: readonly string[];
}

interface Document {
  readonly paths: {
    readonly [path: string]: {
      readonly [method: string]: {
        readonly requestBody?: { readonly content: { readonly [type: string]: { readonly schema: Schema } } };
      };
    };
  };
  readonly components: { readonly schemas: { readonly [name: string]: Schema } };
}

/** All fields of a type: the compiler rejects missing and unknown ones. */
const fieldsOf = <T>(fields: { readonly [K in keyof T]-?: true }) => Object.keys(fields).sort();

let service: TestService;
let document: Document;
beforeAll(async () => {
  service = createTestService(await openTestDatabase());
  document = await service.get<Document>('/openapi.json');
});
afterAll(() => service.close());

/**
 * Finds a schema by its name, such as `Story`, or by the operation that receives it, such as `PUT /v1/gifs/{id}/cta`.
 * ` › field` selects the schema of a field: `TakedownRequest › takedowns`.
 */
function schemaAt(pathOfSchema: string): Schema | undefined {
  const [start = '', ...names] = pathOfSchema.split(' › ');
  const [method = '', path = ''] = start.split(' ');
  const schemaNamed = (name: string) => document.components.schemas[name];
  const first = path
    ? document.paths[path]?.[method.toLowerCase()]?.requestBody?.content['application/json']?.schema
    : schemaNamed(start);
  return names.reduce((schema, name) => schema?.properties?.[name], first && resolve(first));

  function resolve(schema: Schema): Schema | undefined {
    return schema.$ref ? schemaNamed(schema.$ref.split('/').at(-1) ?? '') : schema;
  }
}

it.each([
  [
    'NormalizedGif',
    fieldsOf<Gif>({
      id: true,
      provider: true,
      type: true,
      title: true,
      alt_text: true,
      url: true,
      bitly_url: true,
      name: true,
      rating: true,
      tags: true,
      images: true,
      blurhash: true,
      video: true,
      user: true,
      external_media: true,
      cta: true,
      import_datetime: true,
      analytics_response_payload: true,
      response_id: true,
      is_anonymous: true,
      is_community: true,
      is_featured: true,
      is_hidden: true,
      is_indexable: true,
      is_preserve_size: true,
      is_realtime: true,
      is_removed: true,
      is_sticker: true,
      is_dynamic: true,
    }),
  ],
  [
    'NormalizedRendition',
    fieldsOf<Rendition>({
      url: true,
      avif: true,
      webp: true,
      mp4: true,
      width: true,
      height: true,
      size: true,
      webp_size: true,
      mp4_size: true,
    }),
  ],
  ['NormalizedVideo', fieldsOf<GifVideo>({ assets: true, previews: true, captions: true, duration: true })],
  [
    'NormalizedUser',
    fieldsOf<User>({
      username: true,
      display_name: true,
      attribution_display_name: true,
      avatar_url: true,
      profile_url: true,
      is_public: true,
      is_verified: true,
      suppress_chrome: true,
    }),
  ],
  [
    'Story',
    fieldsOf<Story>({
      story_id: true,
      slug: true,
      title: true,
      username: true,
      user: true,
      cover: true,
      gifs: true,
      is_published: true,
      publish_datetime: true,
    }),
  ],
  ['POST /stories/trending › trending_story', fieldsOf<TrendingStory>({ story_id: true, publish_datetime: true })],
  ['POST /trendingscheduler/schedule › gifs', fieldsOf<ScheduledGif>({ id: true, is_sticker: true, type: true })],
  ['TakedownRequest', fieldsOf<TakedownRequest>({ takedowns: true, send_email: true, note: true })],
  ['TakedownRequest › takedowns', fieldsOf<TakedownItem>({ gif_id: true, reason: true })],
  [
    'POST /ajax/report-search',
    fieldsOf<SearchReport>({
      reasons: true,
      additional_info: true,
      search_response_id: true,
      search_term: true,
      search_content_type: true,
    }),
  ],
  ['POST /ajax/gif/{id}/language-tags', fieldsOf<TagTranslation>({ tags: true, lang: true })],
  ['PUT /v1/gifs/{id}/cta', fieldsOf<CallToAction>({ link: true, text: true })],
  [
    'SearchServiceResponse',
    fieldsOf<SearchServiceResponse<unknown>>({ count: true, results: true, gps_keywords: true }),
  ],
  [
    'PingbackEvent',
    fieldsOf<PingbackEvent>({
      ts: true,
      action_type: true,
      user_id: true,
      analytics_response_payload: true,
      gif_id: true,
      event_type: true,
      logged_in_user_id: true,
      attributes: true,
      event_id: true,
    }),
  ],
])('describes %s with the fields of its entity [M-6]', (pathOfSchema, fields) => {
  const schema = schemaAt(pathOfSchema);
  expect(Object.keys((schema?.items ?? schema)?.properties ?? {}).sort()).toEqual(fields);
});

it('describes a channel, and the request that moves one, with the fields of this service [M-6]', () => {
  const { properties = {}, required = [] } = schemaAt('ManagedChannel') ?? {};
  const documentedFields = fieldsOf<Omit<Channel, 'type' | 'featured_gif' | 'banner_image'>>({
    id: true,
    slug: true,
    display_name: true,
    description: true,
    url: true,
    content_type: true,
    parent: true,
    children: true,
    has_children: true,
    is_visible: true,
    is_private: true,
    position: true,
    tags: true,
    ranked_tags: true,
    magic_tags: true,
    user: true,
  });
  expect(Object.keys(properties).sort()).toEqual(documentedFields);
  expect(documentedFields.filter((field) => !required.includes(field))).toEqual(['children', 'content_type', 'parent']);
  expect(properties.children?.items).toEqual({ $ref: '#/components/schemas/ManagedChannel' });
  expect(Object.keys(schemaAt('ChannelMove')?.properties ?? {})).toEqual(['position', 'target_channel']);
});

it('describes regular expressions without flags, which OpenAPI does not support', () => {
  const patterns = JSON.stringify(document).match(/"pattern":"[^"]*"/g) ?? [];
  expect(patterns.length).toBeGreaterThan(10);
  expect(patterns.filter((pattern) => /\/i"$/.test(pattern))).toEqual([]);
});
