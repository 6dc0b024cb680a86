import type { CatalogueChannel } from '@zoetrope/catalogue';
import { html } from '@zoetrope/embed';
import { localProvider } from '@zoetrope/model';
import { avatarUrl } from '@zoetrope/model/creator';
import { basePathOf } from '../http/site-url.ts';
import { renderTiles } from './gif-tiles.ts';
import { renderShell } from './page-shell.ts';
import type { GifList } from './page-source.ts';
import { renderPager } from './pager.ts';
import { renderChannelTags } from './social-tags.ts';

export interface ChannelPage {
  readonly channel: CatalogueChannel;
  readonly origin: string;
  readonly list: GifList;
  readonly page: number;
  readonly pages: number;
}

/** The page of a channel. */
export function renderChannelPage({ channel, origin, list, page, pages }: ChannelPage): string {
  const base = basePathOf(origin);
  const { slug, display_name: name = `@${slug}`, description } = channel;
  const avatar = channel.avatar === undefined ? undefined : `${origin}/media/avatar/${slug}.webp`;
  const path = (number: number) => `/channel/${slug}${number > 1 ? `?page=${number}` : ''}`;
  const pager = renderPager({ page, pages, url: (number) => `${base}${path(number)}` });
  const { is_public, suppress_chrome } = channel;
  const author = is_public && !suppress_chrome ? name : undefined;
  const card = { name, author, slug, description, url: `${origin}${path(page)}`, avatar, gifs: list.gifs };
  return renderShell({
    base,
    title: `${name} on Zoetrope`,
    head: renderChannelTags(card, localProvider(origin)),
    body: html`<div class="channel"><img class="avatar" src="${avatarUrl({ username: slug, avatar_url: avatar })}" alt="" width="80" height="80">
<div><h1><bdi>${name}</bdi></h1><p class="soft">@${slug} · ${list.total} ${list.total === 1 ? 'item' : 'items'}</p><p>${description}</p></div></div>
${list.gifs.length > 0 ? renderTiles(list.gifs, base) : html`<p class="note">Nothing is published here yet.</p>`}${pager}`,
  });
}
