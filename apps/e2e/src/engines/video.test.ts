import { describe, expect, it } from 'vitest';
import { clickElement, rectOf, waitForState } from './harness/actions.ts';
import { differingRows } from './harness/differing-rows.ts';
import { useEngine } from './harness/use-engine.ts';

const { page, site } = useEngine('video');

/** The states that the page has reported since the call. */
function reportedStates(): () => readonly { readonly status: string }[] {
  const before = site().reports.length;
  return () =>
    site()
      .reports.slice(before)
      .map((text) => JSON.parse(text));
}

const currentTime = () => page().evaluate(() => document.querySelector('video')?.currentTime ?? 0);

it('plays muted, and reports it, if the browser does not allow sound before a user gesture [W-12]', async () => {
  const states = reportedStates();
  await page().goto(`${site().origin}/video?controls`);
  await expect.poll(() => states().at(-1)).toMatchObject({ status: 'playing', isMuted: true, isMutedByBrowser: true });
  // It goes on: no evaluation before here, which would count as a user gesture.
  await expect.poll(currentTime).toBeGreaterThan(2);
  expect(states().at(-1)).toMatchObject({ status: 'playing', isMutedByBrowser: true });
});

it('plays after an earlier user gesture, but muted if the browser requires a new one for sound [W-12]', async () => {
  const states = reportedStates();
  await page().goto(`${site().origin}/video?controls&late`);
  // A busy browser drops clicks.
  const click = async () => {
    await page().click(600, 600);
    return states().length;
  };
  await expect.poll(click, { interval: 1000 }).toBeGreaterThan(0);
  // In other engines, any gesture on the page allows sound for good.
  const isMuted = page().engine === 'webkit';
  const expected = { status: 'playing', isMuted, isMutedByBrowser: isMuted };
  await expect.poll(() => states().at(-1)).toMatchObject(expected);
  await expect.poll(currentTime).toBeGreaterThan(2);
  expect(states().at(-1)).toMatchObject(expected);
});

interface CaptionsPage extends Window {
  removedCues?: readonly { readonly track: TextTrack; readonly cue: TextTrackCue }[];
}

/** Removes the captions of the current time. The page keeps them. */
const removeCaptions = () =>
  page().evaluate(() => {
    const tracks = [...(document.querySelector('video')?.textTracks ?? [])];
    const cues = tracks.flatMap((track) => [...(track.activeCues ?? [])].map((cue) => ({ track, cue })));
    for (const { track, cue } of cues) track.removeCue(cue);
    (window as CaptionsPage).removedCues = cues;
  });

const restoreCaptions = () =>
  page().evaluate(() => {
    for (const { track, cue } of (window as CaptionsPage).removedCues ?? []) track.addCue(cue);
  });

/** The first and the last row of the viewport, in px, that change when the captions are removed. */
async function captionRows() {
  const withCaptions = await page().screenshot();
  await removeCaptions();
  const withoutCaptions = await page().screenshot();
  await restoreCaptions();
  return differingRows(page(), withCaptions, withoutCaptions);
}

it('shows captions above the controls [W-11]', async () => {
  await page().goto(`${site().origin}/video?controls&muted&captions`);
  await waitForState(page(), () => {
    const video = document.querySelector('video');
    const track = [...(video?.textTracks ?? [])].find(({ mode }) => mode === 'showing');
    return (video?.currentTime ?? 0) > 1 && track?.activeCues?.length === 1;
  });
  await page().evaluate(() => document.querySelector('video')?.pause());
  await waitForState(page(), () => document.querySelector('[data-zoetrope-video-controls=shown]') !== null);
  const video = await rectOf(page(), 'video');
  const progress = await rectOf(page(), '[data-zoetrope-control-bar] [data-zoetrope-progress]');
  // After a pause, WebKit still changes the picture, and the progress bar moves: two screenshots may differ in those too.
  await expect.poll(captionRows).toSatisfy(({ first, last }) => first > video.y && last <= progress.y);
});

describe('the Tab stops of a video', () => {
  it.each([
    ['with controls', '?controls&muted&paused'],
    ['without controls', '?muted&paused'],
  ])('all have a name, and none is the bare <video>: %s [W-11]', async (_, query) => {
    await page().goto(`${site().origin}/video${query}`);
    await waitForState(page(), () => document.querySelector('[data-zoetrope-video]') !== null);
    if (query.includes('controls')) {
      await waitForState(page(), () => document.querySelector('[data-zoetrope-control-bar]') !== null);
    }
    await clickElement(page(), 'button');
    const stops: string[] = [];
    while (stops.at(-1) !== 'BUTTON After' && stops.length < 30) {
      await page().press('Tab');
      stops.push(
        await page().evaluate(() => {
          const { activeElement } = document;
          const name = activeElement?.getAttribute('aria-label') ?? activeElement?.textContent;
          return `${activeElement?.tagName} ${name}`;
        }),
      );
    }
    expect(stops.at(-1)).toBe('BUTTON After');
    expect(stops.filter((stop) => stop.startsWith('VIDEO'))).toEqual([]);
    for (const stop of stops) expect(stop).toMatch(/^\S+ \S/);
  });
});

describe('a video in a shadow root', () => {
  it('enters and leaves full screen with its button [W-11]', async () => {
    await page().goto(`${site().origin}/video?shadow&controls&muted&paused`);
    await waitForState(page(), () => {
      const tree = document.querySelector('#root')?.shadowRoot;
      return Boolean(tree?.querySelector('[data-zoetrope-control-bar] [aria-label="Full screen"]'));
    });
    const buttonCenter = () =>
      page().evaluate(() => {
        const bar = document.querySelector('#root')?.shadowRoot?.querySelector('[data-zoetrope-control-bar]');
        const button = bar?.querySelector('[aria-label="Full screen"]');
        const box = button?.getBoundingClientRect();
        return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
      });
    // The bar moves while the picture loads.
    let { x, y } = await buttonCenter();
    const isStill = async () => {
      const before = { x, y };
      ({ x, y } = await buttonCenter());
      return x === before.x && y === before.y;
    };
    await expect.poll(isStill, { interval: 200 }).toBe(true);
    await page().click(x, y);
    await waitForState(page(), () => document.fullscreenElement?.id === 'root');
    await waitForState(page(), () => {
      const tree = document.querySelector('#root')?.shadowRoot;
      return Boolean(tree?.querySelector('[aria-label="Exit full screen"]'));
    });
    // The button moves while the screen changes its size. No user gesture is needed to leave full screen.
    await page().evaluate(() => {
      const button = document.querySelector('#root')?.shadowRoot?.querySelector('[aria-label="Exit full screen"]');
      (button as HTMLElement | null)?.click();
    });
    await waitForState(page(), () => document.fullscreenElement === null);
    await waitForState(page(), () => {
      const tree = document.querySelector('#root')?.shadowRoot;
      return Boolean(tree?.querySelector('[aria-label="Full screen"]'));
    });
  });
});
