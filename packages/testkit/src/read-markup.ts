export interface Markup {
  /** Every tag with the names of its attributes, each once. */
  readonly tags: readonly string[];
  /** Every address that a browser would follow or fetch. */
  readonly urls: readonly string[];
}

/** What a page is made of, its texts and its style sheet apart: two pages of one template differ in nothing else. */
export function readMarkup(page: string): Markup {
  const markup = page.replace(/<style>.*?<\/style>/gs, '');
  const tags = (markup.match(/<[a-z/!][^<>]*>/gi) ?? []).map((tag) => tag.replace(/="[^"]*"/g, ''));
  const attributes = markup.matchAll(/\s(?:href|src|poster|srcset|action)="([^"]*)"/g);
  return { tags: [...new Set(tags)].sort(), urls: [...attributes].map(([, url = '']) => decodeEntities(url)) };
}

/** The addresses that are not http(s), nor a picture in the page itself. */
export function unsafeUrls({ urls }: Markup): string[] {
  return urls.filter((url) => !url.startsWith('data:image/svg+xml,') && !/^https?:$/.test(protocolOf(url)));
}

function protocolOf(url: string): string {
  return URL.canParse(url, 'https://page.example') ? new URL(url, 'https://page.example').protocol : 'https:';
}

const ENTITIES: { readonly [entity: string]: string } = { lt: '<', gt: '>', quot: '"', '#39': "'", amp: '&' };

function decodeEntities(text: string): string {
  return text.replace(/&(lt|gt|quot|#39|amp);/g, (entity, name: string) => ENTITIES[name] ?? entity);
}
