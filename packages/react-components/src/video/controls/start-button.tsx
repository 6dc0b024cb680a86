/** @jsxImportSource @emotion/react */
import { videoAttributes } from '../video-attributes.ts';
import type { VideoView } from '../video-view.ts';
import { FOCUS } from './focus.styles.ts';
import { Icon } from './icon.tsx';
import { PassingButton } from './passing-button.tsx';

const startStyles = {
  label: 'zoetrope-start',
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
  '&:focus-visible': FOCUS,
} as const;

/** Over the picture, large. A keyboard finds the button in the bar where there is one: this is then for pointers only. */
export function StartButton({ root, player, labels, isRepeated }: VideoView & { readonly isRepeated: boolean }) {
  return (
    <PassingButton
      root={root}
      css={startStyles}
      aria-label={labels.play}
      aria-hidden={isRepeated || undefined}
      tabIndex={isRepeated ? -1 : undefined}
      onClick={() => player.current?.play()}
      {...{ [videoAttributes.start]: '' }}
    >
      <Icon name="play" />
    </PassingButton>
  );
}
