/** @jsxImportSource @emotion/react */
import type { Gif } from '@zoetrope/model';
import { attributionName, safeUrl } from '@zoetrope/model/creator';
import { type ForwardedRef, forwardRef, type HTMLAttributes } from 'react';
import { type GifLabels, gifLabels } from '../gif/gif-labels.ts';
import { attributionStyles } from './attribution.styles.ts';
import { attributionAttributes } from './attribution-attributes.ts';
import { Avatar } from './avatar.tsx';
import { VerifiedBadge } from './verified-badge.tsx';

export interface AttributionProps extends Omit<HTMLAttributes<HTMLElement>, 'onClick' | 'children'> {
  readonly gif: Gif;
  /** Takes the click; without it the creator's profile opens in a new tab. */
  readonly onClick?: ((gif: Gif) => void) | undefined;
  readonly labels?: Pick<GifLabels, 'verified'> | undefined;
}

/** The creator of a GIF: avatar, name and badge. Nothing for one without a name, or who is not to be shown. */
export const Attribution = /* @__PURE__ */ forwardRef<HTMLElement, AttributionProps>(function Attribution(
  { gif, onClick, labels = gifLabels, ...rest },
  ref,
) {
  const { user } = gif;
  const name = attributionName(user);
  if (!user || name === undefined) return null;
  const href = safeUrl(user.profile_url);
  const props = {
    ...rest,
    [attributionAttributes.root]: '',
    // One of three elements takes it, and each is an HTML element.
    ref: ref as ForwardedRef<never>,
    css: attributionStyles,
    children: (
      <>
        <Avatar key={user.avatar_url} user={user} />
        <span>{name}</span>
        {user.is_verified && <VerifiedBadge label={labels.verified} />}
      </>
    ),
  };
  if (onClick) return <button {...props} type="button" onClick={() => onClick(gif)} />;
  return href ? <a {...props} href={href} target="_blank" rel="noopener" /> : <div {...props} />;
});
