/** @jsxImportSource @emotion/react */
import { PauseButton, type PauseButtonProps } from '../motion/pause-button.tsx';
import { gridAttributes } from './grid-attributes.ts';

const gridControlsStyles = {
  label: 'zoetrope-controls',
  position: 'sticky',
  top: 'var(--zoetrope-controls-top, 8px)',
  zIndex: 1,
  height: 0,
  display: 'flex',
  justifyContent: 'flex-end',
  paddingInline: 8,
} as const;

/** The strip that keeps the pause button in sight. It takes no room, so that it moves nothing when it comes. */
export function GridControls(props: PauseButtonProps) {
  return (
    <div css={gridControlsStyles} {...{ [gridAttributes.controls]: '' }}>
      <PauseButton {...props} />
    </div>
  );
}
