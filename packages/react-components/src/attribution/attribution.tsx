/** @jsxImportSource @emotion/react */
import { attributionName, avatarUrl, type Gif, safeUrl } from '@zoetrope/model';
import { type GifLabels, gifLabels } from '../gif/gif-labels.ts';
import { attributionStyles } from './attribution.styles.ts';
import { VerifiedBadge } from './verified-badge.tsx';

export interface AttributionProps {
  readonly gif: Gif;
  /** Takes the click; without it the creator's profile opens in a new tab. */
  readonly onClick?: ((gif: Gif) => void) | undefined;
  readonly className?: string | undefined;
  readonly labels?: Pick<GifLabels, 'verified'> | undefined;
}

/** The creator of a GIF: avatar, name and badge. Nothing for one without a name, or who is not to be shown. */
export function Attribution({ gif, onClick, className, labels = gifLabels }: AttributionProps) {
  const { user } = gif;
  const name = attributionName(user);
  if (!user || name === undefined) return null;
  const href = safeUrl(user.profile_url);
  const props = {
    css: attributionStyles,
    className,
    children: (
      <>
        {/* The name beside it says it all. */}
        <img src={avatarUrl(user)} alt="" decoding="async" />
        <span>{name}</span>
        {user.is_verified && <VerifiedBadge label={labels.verified} />}
      </>
    ),
  };
  if (onClick) return <button {...props} type="button" onClick={() => onClick(gif)} />;
  return href ? <a {...props} href={href} target="_blank" rel="noopener" /> : <div {...props} />;
}
