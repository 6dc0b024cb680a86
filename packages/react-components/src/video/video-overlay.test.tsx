import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { AttributionOverlay } from '../attribution/attribution.tsx';
import { clip, group, pass, renderVideo, setUpVideo } from './testing/render-video.tsx';
import type { VideoOverlayProps } from './video-props.ts';

const { play } = setUpVideo();

function Note({ gif, isHovered, playback }: VideoOverlayProps) {
  return (
    <p>
      {gif.id} {playback.status} {isHovered ? 'active' : 'inactive'}
    </p>
  );
}

const note = () => group().querySelector('p')?.textContent;

describe('Video overlay', () => {
  it('receives the clip, the playback state and whether the user is active', async () => {
    await renderVideo({ overlay: Note });
    expect(note()).toBe(`${clip.id} idle inactive`);
    await play();
    expect(note()).toBe(`${clip.id} playing inactive`);
    act(() => void fireEvent.pointerMove(group()));
    expect(note()).toBe(`${clip.id} playing active`);
    await pass(4000);
    expect(note()).toBe(`${clip.id} playing inactive`);
  });

  it('is rendered for a GIF without a video', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    await renderVideo({ overlay: Note, gif: { ...clip, video: undefined } });
    expect(note()).toBe(`${clip.id} empty inactive`);
  });

  it('is rendered under the controls, and accepts an overlay of a Gif', async () => {
    const onAttributionClick = vi.fn();
    await renderVideo({ overlay: AttributionOverlay, onAttributionClick, controls: true, hideAttribution: true });
    const creator = screen.getByText('Praxinoscope Studio');
    const progress = screen.getByRole('slider', { name: 'Seek' });
    expect(creator.compareDocumentPosition(progress)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    act(() => creator.click());
    expect(onAttributionClick).toHaveBeenCalledExactlyOnceWith(clip);
  });
});
