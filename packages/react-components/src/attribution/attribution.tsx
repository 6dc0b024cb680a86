/** @jsxImportSource @emotion/react */
import type { Gif, User } from '@zoetrope/model';
import { attributionName, avatarUrl, safeUrl, showsAttribution } from '@zoetrope/model/creator';
import { type ForwardedRef, forwardRef, type HTMLAttributes, useState } from 'react';
import { type GifLabels, gifLabels } from '../gif/gif-labels.ts';
import type { GifOverlayProps } from '../gif/tile-props.ts';
import { attributionAttributes } from './attribution-attributes.ts';

/** The sizes of the gradient behind an attribution, of an avatar and of a badge, in px. */
const GRADIENT_HEIGHT = 75;
const AVATAR_SIZE = 32;
const BADGE_SIZE = 14;

const attributionStyles = {
  label: 'zoetrope-attribution',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  maxWidth: '100%',
  margin: 0,
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'var(--zoetrope-attribution-font, 600 14px/1.2 system-ui, sans-serif)',
  textAlign: 'start',
  textDecoration: 'none',
  'a&, button&': { cursor: 'pointer' },
  '&:focus-visible': { outline: '2px solid currentColor', outlineOffset: 2, borderRadius: 2 },
  '& > img': { width: AVATAR_SIZE, height: AVATAR_SIZE, flex: 'none', objectFit: 'cover', borderRadius: 2 },
  '& > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& > svg': { width: BADGE_SIZE, height: BADGE_SIZE, flex: 'none' },
} as const;

const attributionOverlayStyles = {
  label: 'zoetrope-attribution-overlay',
  position: 'absolute',
  insetInline: 0,
  bottom: 0,
  height: GRADIENT_HEIGHT,
  padding: 10,
  boxSizing: 'border-box',
  display: 'flex',
  alignItems: 'flex-end',
  color: '#fff',
  background: 'linear-gradient(rgba(18, 18, 18, 0), rgba(18, 18, 18, 0.75))',
  // `visibility` too, because an overlay with an opacity of 0 could still be clicked and focused.
  transition: 'opacity 150ms ease-in, visibility 150ms',
  [`&[${attributionAttributes.visible}="false"]`]: { opacity: 0, visibility: 'hidden' },
  [`&[${attributionAttributes.visible}="true"]`]: { opacity: 1, visibility: 'visible' },
} as const;

export interface AttributionProps extends Omit<HTMLAttributes<HTMLElement>, 'onClick' | 'children'> {
  readonly gif: Gif;
  /** Handles a click. @default opens the creator's page in a new tab */
  readonly onClick?: ((gif: Gif) => void) | undefined;
  /** Overrides the fixed texts. @default English */
  readonly labels?: Pick<GifLabels, 'verified'> | undefined;
}

/**
 * The creator of a GIF: avatar, name and badge. Renders nothing if the creator has no name or must not be shown.
 *
 * @example
 * <Attribution gif={gif} onClick={(gif) => showProfile(gif.user)} />
 */
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
    // Passed to one of three HTML elements.
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

/** The avatar of a creator; one of the default avatars if there is none or it cannot be loaded (W-9). */
function Avatar({ user }: { readonly user: User }) {
  const [hasFailed, setHasFailed] = useState(false);
  const { username, avatar_url } = user;
  const src = avatarUrl({ username, avatar_url: hasFailed ? undefined : avatar_url });
  // Decorative, because the name follows.
  return <img src={src} alt="" decoding="async" onError={() => setHasFailed(true)} />;
}

function VerifiedBadge({ label }: { readonly label: string }) {
  return (
    <svg viewBox="0 0 14 14" role="img" aria-label={label}>
      <circle cx="7" cy="7" r="7" fill="var(--zoetrope-verified, #15a7e0)" />
      <path d="m4 7.3 2 2 4-4.4" fill="none" stroke="#fff" strokeWidth="1.6" />
    </svg>
  );
}

export interface AttributionOverlayProps extends GifOverlayProps, Omit<HTMLAttributes<HTMLDivElement>, 'children'> {}

/**
 * The creator at the bottom of a tile. Once mounted, it stays and fades in and out (W-8).
 *
 * @example
 * <Gif gif={gif} width={200} overlay={(props) => <AttributionOverlay {...props} className="creator" />} />
 */
export const AttributionOverlay = /* @__PURE__ */ forwardRef<HTMLDivElement, AttributionOverlayProps>(
  function AttributionOverlay({ gif, isHovered, onAttributionClick, labels, ...rest }, ref) {
    if (!showsAttribution(gif.user)) return null;
    return (
      <div {...rest} ref={ref} css={attributionOverlayStyles} {...{ [attributionAttributes.visible]: isHovered }}>
        <Attribution gif={gif} onClick={onAttributionClick} labels={labels} />
      </div>
    );
  },
);
