import { type Gif, safeUrl } from '@zoetrope/model';
import { attributionName, avatarUrl } from '@zoetrope/model/creator';
import { type Html, html } from '../html.ts';
import { VERIFIED_ICON } from './icons.ts';

/**
 * Renders the creator of a GIF. Returns undefined if the creator is not public, suppresses attribution, or has no name
 * (spec §5, §6).
 *
 * @example
 * html`<footer>${renderAttribution(gif)}</footer>`;
 */
export function renderAttribution({ user }: Pick<Gif, 'user'>): Html | undefined {
  const name = attributionName(user);
  if (user === undefined || name === undefined) return undefined;
  const username = user.username.trim();
  const handle = username !== '' && name !== `@${username}` && html`<span class="handle">@${username}</span>`;
  const content = html`<img class="avatar" src="${avatarUrl(user)}" alt="" width="32" height="32" fetchpriority="low"><span class="names"><span class="name"><bdi>${name}</bdi>${
    user.is_verified && VERIFIED_ICON
  }</span>${handle}</span>`;
  const profile = safeUrl(user.profile_url);
  return profile === undefined
    ? html`<span class="attribution">${content}</span>`
    : html`<a class="attribution" href="${profile}" target="_blank" rel="noopener">${content}</a>`;
}
