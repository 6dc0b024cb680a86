/** @jsxImportSource @emotion/react */
import { videoAttributes } from '../video-attributes.ts';

const waitStyles = {
  label: 'zoetrope-wait',
  position: 'absolute',
  inset: 0,
  width: 44,
  height: 44,
  margin: 'auto',
  borderRadius: '50%',
  border: '3px solid rgba(255, 255, 255, 0.3)',
  borderTopColor: '#fff',
  boxSizing: 'border-box',
  // Seen on a light picture too.
  background: 'rgba(8, 9, 10, 0.5)',
  pointerEvents: 'none',
  opacity: 0,
  // Most waits are shorter than the moment before it shows.
  animation: 'zoetrope-appear 200ms 400ms forwards, zoetrope-turn 1s linear infinite',
  '@keyframes zoetrope-appear': { to: { opacity: 1 } },
  '@keyframes zoetrope-turn': { to: { transform: 'rotate(1turn)' } },
} as const;

export function WaitSign() {
  return <div css={waitStyles} {...{ [videoAttributes.wait]: '' }} />;
}
