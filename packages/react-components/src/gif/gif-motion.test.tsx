import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { buildGif } from '@zoetrope/testkit';
import { fakeImages, fakeMediaQuery } from '@zoetrope/testkit/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Gif } from './gif.tsx';
import { gif, image, renderInteractive, setUpGif, tile } from './testing/render-gif.tsx';
import { tileAttributes } from './tile-attributes.ts';

setUpGif();

describe('the animation of a Gif', () => {
  beforeEach(fakeImages);
  const isAnimated = () => image().hasAttribute(tileAttributes.animated);
  const still = 'https://media.example/gif-1/fixed_width_still.webp';

  it.each([
    ['auto', false],
    ['always', true],
  ] as const)('runs with motion=%s and reduced motion %s', async (motion, matches) => {
    fakeMediaQuery('(prefers-reduced-motion: reduce)', { matches });
    await renderInteractive(<Gif gif={gif} width={200} motion={motion} />);
    expect(isAnimated()).toBe(true);
  });

  it.each([
    ['auto', true],
    ['hover', false],
    ['never', false],
  ] as const)('is paused with motion=%s and reduced motion %s', async (motion, matches) => {
    fakeMediaQuery('(prefers-reduced-motion: reduce)', { matches });
    await renderInteractive(<Gif gif={gif} width={200} motion={motion} />);
    expect(isAnimated()).toBe(false);
    expect(image().getAttribute('src')).toBe(still);
  });

  it('is paused for a user who saves data', async () => {
    vi.stubGlobal('navigator', { connection: { saveData: true } });
    await renderInteractive(<Gif gif={gif} width={200} />);
    expect(isAnimated()).toBe(false);
  });

  it('follows a change of the preference', async () => {
    const query = fakeMediaQuery('(prefers-reduced-motion: reduce)');
    await renderInteractive(<Gif gif={gif} width={200} />);
    expect(isAnimated()).toBe(true);
    act(() => query.setMatches(true));
    expect(isAnimated()).toBe(false);
    cleanup();
    expect(query.listeners()).toBe(0);
  });

  it('runs while the GIF is hovered with motion=hover', async () => {
    await renderInteractive(<Gif gif={gif} width={200} motion="hover" />);
    fireEvent.mouseOver(image());
    expect(isAnimated()).toBe(true);
  });

  it('stays paused while the GIF is hovered with motion=never', async () => {
    await renderInteractive(<Gif gif={gif} width={200} motion="never" />);
    fireEvent.mouseOver(image());
    expect(isAnimated()).toBe(false);
  });

  it('keeps the pause button if the focused GIF is replaced', async () => {
    const { rerender } = await renderInteractive(<Gif gif={gif} width={200} />);
    act(() => screen.getAllByRole('link')[0]?.focus());
    expect(screen.queryByRole('button', { name: 'Pause animation' })).not.toBeNull();
    rerender(<Gif gif={buildGif({ id: 'other' })} width={200} />);
    expect(screen.queryByRole('button', { name: 'Pause animation' })).not.toBeNull();
  });

  it('has a pause button while hovered, focused or paused', async () => {
    await renderInteractive(<Gif gif={gif} width={200} />);
    const button = () => screen.queryByRole('button', { name: 'Pause animation' });
    expect(button()).toBeNull();
    fireEvent.mouseOver(image());
    fireEvent.click(button() as Element);
    fireEvent.mouseLeave(tile());
    expect(isAnimated()).toBe(false);
    expect(button()?.getAttribute('aria-pressed')).toBe('true');
    fireEvent.click(button() as Element);
    expect(isAnimated()).toBe(true);
  });

  it('keeps its pause button visible on a device without hover, where a tap follows the link', async () => {
    fakeMediaQuery('(hover: none)', { matches: true });
    await renderInteractive(<Gif gif={gif} width={200} />);
    expect(isAnimated()).toBe(true);
    const button = screen.getByRole('button', { name: 'Pause animation' });
    fireEvent.click(button);
    expect(isAnimated()).toBe(false);
    cleanup();
    await renderInteractive(<Gif gif={gif} width={200} motion="hover" />);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('stops once it is paused, even while it is hovered and focused', async () => {
    await renderInteractive(<Gif gif={gif} width={200} />);
    fireEvent.mouseOver(image());
    const button = screen.getByRole('button', { name: 'Pause animation' });
    act(() => button.focus());
    fireEvent.click(button);
    expect(isAnimated()).toBe(false);
    fireEvent.click(button);
    expect(isAnimated()).toBe(true);
  });

  it.each([
    ['is a link', {}],
    ['is a button', { noLink: true, onGifClick: () => {} }],
    ['is a button because it has no link', { gif: { ...gif, url: '' }, onGifClick: () => {} }],
    ['never animates', { noLink: true, motion: 'never' }],
  ] as const)('has no pause button without focus if the GIF %s', async (_, props) => {
    await renderInteractive(<Gif gif={gif} width={200} {...props} />);
    expect(screen.queryByRole('button', { name: 'Pause animation' })).toBeNull();
  });

  it.each([
    ['is neither a link nor a button', { noLink: true }],
    ['is no link because its URL is unsafe', { gif: { ...gif, url: 'javascript:alert(1)' } }],
  ] as const)('has a pause button without focus if the GIF %s', async (_, props) => {
    await renderInteractive(<Gif gif={gif} width={200} {...props} />);
    expect(screen.queryByRole('button', { name: 'Pause animation' })).not.toBeNull();
  });

  it.each([
    ['motion is hover', { motion: 'hover' }, false, false],
    ['motion is never', { motion: 'never' }, false, false],
    ['the viewer asks for less motion', {}, true, false],
    ['the viewer saves data', {}, false, true],
  ] as const)('shows the animated file if there is no still and %s [W-6]', async (_, props, reduced, saveData) => {
    fakeMediaQuery('(prefers-reduced-motion: reduce)', { matches: reduced });
    vi.stubGlobal('navigator', { connection: { saveData } });
    const images = { original: { url: 'https://media.example/a.gif', width: 200, height: 100 } };
    await renderInteractive(<Gif gif={{ ...gif, images }} width={200} {...props} />);
    expect(image().getAttribute('src')).toBe('https://media.example/a.gif');
    fireEvent.mouseOver(image());
    expect(image().getAttribute('src')).toBe('https://media.example/a.gif');
    fireEvent.mouseLeave(tile());
    expect(image().getAttribute('src')).toBe('https://media.example/a.gif');
  });

  it('keeps the animated file if there is no still and the user pauses animations [W-6]', async () => {
    const images = { original: { url: 'https://media.example/a.gif', width: 200, height: 100 } };
    await renderInteractive(<Gif gif={{ ...gif, images }} width={200} noLink />);
    fireEvent.click(screen.getByRole('button', { name: 'Pause animation' }));
    expect(image().getAttribute('src')).toBe('https://media.example/a.gif');
    expect(isAnimated()).toBe(false);
  });
});
