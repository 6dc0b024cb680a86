import { type Gif, type PopupShare, type ShareTarget, shareLinks } from '@zoetrope/model';
import { Icon, isPlainClick } from '@zoetrope/ui';
import type { MouseEvent } from 'react';
import type { Clients } from '../clients.ts';
import { CopyField } from '../parts/copy-field.tsx';
import './share.css';

const NETWORKS = [
  ['twitter', 'X / Twitter'],
  ['facebook', 'Facebook'],
  ['pinterest', 'Pinterest'],
] as const;

export interface ShareProps {
  readonly gif: Gif;
  readonly clients: Pick<Clients, 'provider' | 'tags'>;
}

/** The link and the embed code to copy, and links to three networks, which open a pop-up. */
export function Share({ gif, clients: { provider, tags } }: ShareProps) {
  const tracked = (target: ShareTarget) => ({
    onShared: () => tags.share({ target, gif }),
    onFailed: (cause: unknown) => tags.shareFailed({ target, gif }, cause),
  });
  const links = shareLinks(gif, provider);
  return (
    <section className="share" aria-label="Share">
      <CopyField label="Link" action="Copy link" text={links.link.text} primary {...tracked('link')} />
      <CopyField label="Embed code" action="Copy embed code" text={links.embed.text} {...tracked('embed')} />
      <ul className="share-networks">
        {NETWORKS.map(([target, name]) => (
          <li key={target}>
            <a
              href={links[target].href}
              target="_blank"
              rel="noopener noreferrer"
              onClick={(event) => {
                openPopup(event, links[target]);
                tags.share({ target, gif });
              }}
            >
              {name}
              <Icon name="external" size={14} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** If the pop-up is blocked, or the click has a modifier key, the link opens a tab. */
function openPopup(event: MouseEvent, { href, popup }: PopupShare): void {
  if (!isPlainClick(event)) return;
  const opened = window.open(href, 'zoetrope-share', `popup,width=${popup.width},height=${popup.height}`);
  if (opened !== null) event.preventDefault();
}
