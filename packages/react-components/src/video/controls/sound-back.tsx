/** @jsxImportSource @emotion/react */
import { videoAttributes } from '../video-attributes.ts';
import type { VideoView } from '../video-view.ts';
import { FOCUS } from './focus.styles.ts';
import { Icon } from './icon.tsx';
import { PassingButton } from './passing-button.tsx';
import { setMutedByUser } from './sound-by-user.ts';

const backStyles = {
  label: 'zoetrope-unmute',
  position: 'absolute',
  top: 12,
  // The title is on the other side.
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
  '&:focus-visible': FOCUS,
} as const;

/** Says that the browser withholds the sound, and brings it back. */
export function SoundBack(view: VideoView) {
  return (
    <PassingButton
      root={view.root}
      css={backStyles}
      onClick={() => setMutedByUser(view, false)}
      {...{ [videoAttributes.unmute]: '' }}
    >
      <Icon name="muted" />
      {view.labels.unmute}
    </PassingButton>
  );
}
