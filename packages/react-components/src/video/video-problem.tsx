/** @jsxImportSource @emotion/react */
import { SelfRemovingButton } from './controls/picture-overlays.tsx';
import { FOCUS_RING } from './video.styles.ts';
import { videoAttributes } from './video-attributes.ts';
import type { VideoView } from './video-view.ts';

const problemStyles = {
  label: 'zoetrope-problem',
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeContent: 'safe center',
  justifyItems: 'center',
  gap: 12,
  padding: 16,
  overflow: 'auto',
  overflowWrap: 'anywhere',
  textAlign: 'center',
  background: 'rgba(8, 9, 10, 0.84)',
  '& button': {
    minHeight: 36,
    padding: '4px 18px',
    border: '1px solid currentColor',
    borderRadius: 999,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    fontWeight: 600,
    cursor: 'pointer',
    '&:hover': { background: 'rgba(255, 255, 255, 0.16)' },
    '&:focus-visible': FOCUS_RING,
  },
} as const;

/** Shows over the picture why the video does not play, with a retry button if there is a file. */
export function VideoProblem({ playback, labels, source, player, root }: VideoView) {
  const problem = getProblem({ playback, labels, source });
  if (!problem) return null;
  return (
    <div role={problem.role} css={problemStyles} {...{ [videoAttributes.problem]: '' }}>
      {problem.message}
      {source !== undefined && (
        <SelfRemovingButton root={root} onClick={() => player.current?.retry()}>
          {labels.retry}
        </SelfRemovingButton>
      )}
    </div>
  );
}

interface Problem {
  readonly message: string;
  /** `alert` interrupts a screen reader. */
  readonly role: 'status' | 'alert';
}

function getProblem({ playback, labels, source = '' }: Pick<VideoView, 'playback' | 'labels' | 'source'>) {
  const { status, errorCode } = playback;
  if (status === 'empty') return { message: labels.noContent, role: 'status' } satisfies Problem;
  if (status === 'stalled') return { message: labels.stalled, role: 'status' } satisfies Problem;
  if (errorCode) return { message: labels.error(errorCode, source), role: 'alert' } satisfies Problem;
  return undefined;
}
