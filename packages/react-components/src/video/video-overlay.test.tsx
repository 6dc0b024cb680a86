import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { AttributionOverlay } from '../attribution/attribution-overlay.tsx';
import { clip, group, pass, renderVideo, setUpVideo } from './testing/render-video.tsx';
import type { VideoOverlayProps } from './video-props.ts';

const { play } = setUpVideo();

function Note({ gif, isHovered, playback }: VideoOverlayProps) {
  return (
    <p>
      {gif.id} {playback.status} {isHovered ? 'watched' : 'alone'}
    </p>
  );
}

const note = () => group().querySelector('p')?.textContent;

describe('the overlay of a video', () => {
  it('knows the clip, how it plays and whether a viewer is about', async () => {
    await renderVideo({ overlay: Note });
    expect(note()).toBe(`${clip.id} idle alone`);
    await play();
    expect(note()).toBe(`${clip.id} playing alone`);
    act(() => void fireEvent.pointerMove(group()));
    expect(note()).toBe(`${clip.id} playing watched`);
    await pass(4000);
    expect(note()).toBe(`${clip.id} playing alone`);
  });

  it('is there without a film too', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    await renderVideo({ overlay: Note, gif: { ...clip, video: undefined } });
    expect(note()).toBe(`${clip.id} empty alone`);
  });

  it('lies under the controls, and takes an overlay of a Gif as well', async () => {
    const onAttributionClick = vi.fn();
    await renderVideo({ overlay: AttributionOverlay, onAttributionClick, controls: true, hideAttribution: true });
    const creator = screen.getByText('Praxinoscope Studio');
    const progress = screen.getByRole('slider', { name: 'Seek' });
    expect(creator.compareDocumentPosition(progress)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    act(() => creator.click());
    expect(onAttributionClick).toHaveBeenCalledExactlyOnceWith(clip);
  });
});
