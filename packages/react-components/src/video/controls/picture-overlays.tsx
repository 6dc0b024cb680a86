/** @jsxImportSource @emotion/react */
import { type ComponentPropsWithoutRef, type RefObject, useRef } from 'react';
import { useIsomorphicLayoutEffect } from '../../viewport/use-latest.ts';
import { FOCUS_RING } from '../video.styles.ts';
import { videoAttributes } from '../video-attributes.ts';
import type { VideoView } from '../video-view.ts';
import { Icon } from './icon.tsx';
import { unmuteByUser } from './video-actions.ts';

const playButtonStyles = {
  label: 'zoetrope-big-play-button',
  position: 'absolute',
  inset: 0,
  width: 64,
  height: 64,
  margin: 'auto',
  padding: 16,
  border: 0,
  borderRadius: '50%',
  boxSizing: 'border-box',
  background: 'var(--zoetrope-control, rgba(18, 18, 18, 0.72))',
  boxShadow: '0 0 0 1px rgba(255, 255, 255, 0.25)',
  color: 'inherit',
  cursor: 'pointer',
  transition: 'transform 120ms',
  '&:hover': { transform: 'scale(1.06)' },
  '& > svg': { width: '100%', height: '100%', fill: 'currentColor' },
  '&:focus-visible': FOCUS_RING,
} as const;

/**
 * The large button over the picture. `isPointerOnly` hides it from keyboards and screen readers, which use the control
 * bar.
 */
export function BigPlayButton({
  root,
  player,
  labels,
  isPointerOnly,
}: VideoView & { readonly isPointerOnly: boolean }) {
  return (
    <SelfRemovingButton
      root={root}
      css={playButtonStyles}
      aria-label={labels.play}
      aria-hidden={isPointerOnly || undefined}
      tabIndex={isPointerOnly ? -1 : undefined}
      onClick={() => player.current?.play()}
      {...{ [videoAttributes.bigPlayButton]: '' }}
    >
      <Icon name="play" />
    </SelfRemovingButton>
  );
}

const unmuteStyles = {
  label: 'zoetrope-unmute',
  position: 'absolute',
  top: 12,
  // Opposite the title.
  insetInlineEnd: 12,
  zIndex: 1,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 36,
  padding: '0 14px 0 10px',
  border: 0,
  borderRadius: 999,
  background: 'var(--zoetrope-control, rgba(18, 18, 18, 0.72))',
  color: 'inherit',
  font: 'inherit',
  fontWeight: 600,
  cursor: 'pointer',
  '& > svg': { width: 20, height: 20 },
  '&:focus-visible': FOCUS_RING,
} as const;

/** Shown while the browser blocks the sound. Restores it. */
export function UnmuteButton(view: VideoView) {
  return (
    <SelfRemovingButton
      root={view.root}
      css={unmuteStyles}
      onClick={() => unmuteByUser(view)}
      {...{ [videoAttributes.unmute]: '' }}
    >
      <Icon name="muted" />
      {view.labels.unmute}
    </SelfRemovingButton>
  );
}

const spinnerStyles = {
  label: 'zoetrope-spinner',
  position: 'absolute',
  inset: 0,
  width: 44,
  height: 44,
  margin: 'auto',
  borderRadius: '50%',
  border: '3px solid rgba(255, 255, 255, 0.3)',
  borderTopColor: '#fff',
  boxSizing: 'border-box',
  // Makes the spinner visible on a bright picture.
  background: 'rgba(8, 9, 10, 0.5)',
  pointerEvents: 'none',
  opacity: 0,
  // Most waits end before the spinner appears.
  animation: 'zoetrope-appear 200ms 400ms forwards, zoetrope-turn 1s linear infinite',
  '@keyframes zoetrope-appear': { to: { opacity: 1 } },
  '@keyframes zoetrope-turn': { to: { transform: 'rotate(1turn)' } },
} as const;

export function LoadingSpinner() {
  return <div css={spinnerStyles} {...{ [videoAttributes.spinner]: '' }} />;
}

export interface SelfRemovingButtonProps extends ComponentPropsWithoutRef<'button'> {
  /** The root of the video. */
  readonly root: RefObject<HTMLElement | null>;
}

/** A button that is removed after a click. If it has the focus, the focus moves to the video, which handles keys. */
export function SelfRemovingButton({ root, ...props }: SelfRemovingButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useIsomorphicLayoutEffect(() => {
    const element = button.current;
    // A layout effect is cleaned up before the element is removed. If the whole video unmounts, `root` is already null.
    return () => {
      if (element?.ownerDocument.activeElement === element) root.current?.focus({ preventScroll: true });
    };
  }, [root]);
  return <button type="button" ref={button} {...props} />;
}
