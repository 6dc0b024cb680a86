export interface Markup {
  /** Unique tags, each with the names of its attributes. */
  readonly tags: readonly string[];
  /** All URLs that a browser would follow or fetch. */
  readonly urls: readonly string[];
}

/** Returns the structure of a page without texts and style sheets, which is equal for pages of one template. */
export function readMarkup(page: string): Markup {
  const markup = page.replace(/<style>.*?<\/style>/gs, '');
  const tags = (markup.match(/<[a-z/!][^<>]*>/gi) ?? []).map((tag) => tag.replace(/="[^"]*"/g, ''));
  const attributes = markup.matchAll(/\s(?:href|src|poster|srcset|action)="([^"]*)"/g);
  return { tags: [...new Set(tags)].sort(), urls: [...attributes].map(([, url = '']) => decodeEntities(url)) };
}

/** Returns the URLs that are neither http(s) nor image data. */
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
