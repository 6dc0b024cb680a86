import { TAU } from '../lib/math.mjs';
import { plain } from '../lib/shapes.mjs';
import { drift, rings, speedLines, stripes } from './backgrounds.mjs';
import { around, bubble, caption, INK, scene, shadow } from './scene.mjs';

export const mindBlown = scene({
  id: 'mind-blown',
  title: 'Mind Blown',
  alt: 'The top of a yellow head explodes into smoke while purple rings spread out. Caption: Mind blown',
  tags: ['mind blown', 'wow', 'shocked', 'omg', 'amazed', 'boom', 'explosion', 'no way', 'unbelievable', 'brain'],
  size: [400, 400],
  emoji: ['1f92f'],
  paint(stage) {
    const {
      c,
      w,
      h,
      t,
      actors: [head],
    } = stage;
    rings(c, w, h, t, { colors: ['#3a0ca3', '#5a1fd1', '#7b3ff2', '#5a1fd1'], gap: 34, y: h * 0.36 });
    const shake = Math.sin(t * TAU * 11) * 3;
    head.draw(c, t, w / 2 + shake, h * 0.42, 256);
    caption(stage, 'Mind blown', {
      x: w / 2,
      y: h * 0.86,
      size: 88,
      width: w * 0.92,
      motion: 'shake',
      fill: '#ffe45e',
    });
  },
});

export const omg = scene({
  id: 'omg-cat',
  title: 'OMG',
  alt: 'A shocked orange cat screams in the middle of black speed lines. Caption: OMG!',
  tags: ['omg', 'oh my god', 'shocked', 'surprised', 'cat', 'what', 'wow', 'scream', 'no way', 'dramatic'],
  size: [400, 320],
  emoji: ['1f640'],
  paint(stage) {
    const {
      c,
      w,
      h,
      t,
      actors: [cat],
    } = stage;
    speedLines(c, w, h, t, { from: '#fffaf0', lines: '#2b1a3a', count: 54, hole: 0.34 });
    const zoom = 1 + 0.1 * Math.sin(t * TAU * 2);
    around(c, w / 2, h * 0.42, { scale: zoom }, () => cat.draw(c, t, 0, 0, 216));
    caption(stage, 'OMG!', { x: w / 2, y: h * 0.83, size: 108, motion: 'shake', fill: '#ff3864' });
  },
});

export const hmm = scene({
  id: 'hmm-thinking',
  title: 'Hmm…',
  alt: 'A face rubs its chin while question marks float around it. Caption: Hmm…',
  tags: [
    'hmm',
    'thinking',
    'think',
    'wondering',
    'question',
    'confused',
    'not sure',
    'let me think',
    'suspicious',
    'idea',
  ],
  size: [480, 320],
  emoji: ['1f914'],
  paint(stage) {
    const {
      c,
      w,
      h,
      t,
      actors: [face],
    } = stage;
    plain(c, w, h, '#2a9d8f');
    drift(w, h, t, {
      count: 14,
      seed: 17,
      smallest: 34,
      largest: 88,
      direction: -1,
      draw: (x, y, size, turn) =>
        around(c, x, y, { turn: turn * 2 }, () => {
          c.font = `${size}px Lilita`;
          c.textAlign = 'center';
          c.textBaseline = 'middle';
          c.fillStyle = size > 64 ? '#52c4b6' : '#41b3a4';
          c.fillText('?', 0, 0);
        }),
    });
    shadow(c, w * 0.3, h * 0.88, 86);
    face.draw(c, t, w * 0.3, h * 0.53, 218);
    caption(stage, 'Hmm…', { x: w * 0.73, y: h * 0.5, size: 104, width: w * 0.46, motion: 'wave' });
  },
});

export const nope = scene({
  id: 'nope-thumbs-down',
  title: 'Nope',
  alt: 'A thumbs-down hand shakes in front of red stripes. Caption: Nope',
  tags: ['no', 'nope', 'thumbs down', 'dislike', 'bad idea', 'disagree', 'no way', 'reject', 'never', 'boo'],
  size: [480, 270],
  emoji: ['1f44e'],
  paint(stage) {
    const {
      c,
      w,
      h,
      t,
      actors: [hand],
    } = stage;
    stripes(c, w, h, t, { from: '#d62839', to: '#c11f30', band: 38 });
    around(c, w * 0.24, h * 0.5, { turn: Math.sin(t * TAU * 4) * 0.12 }, () => hand.draw(c, t, 0, 0, 216));
    caption(stage, 'Nope', { x: w * 0.68, y: h * 0.5, size: 124, motion: 'wiggle', turns: 2 });
  },
});

export const shh = scene({
  id: 'shh-secret',
  title: 'Shhh!',
  alt: 'A winking face holds a finger to its lips and whispers Shhh! in a speech bubble',
  tags: ['shh', 'quiet', 'secret', 'silence', 'don’t tell', 'whisper', 'hush', 'between us', 'library', 'be quiet'],
  size: [400, 400],
  emoji: ['1f92b'],
  paint(stage) {
    const {
      c,
      w,
      h,
      t,
      actors: [face],
    } = stage;
    rings(c, w, h, t, { colors: ['#6d597a', '#7d6a8c'], gap: 40, x: w * 0.5, y: h * 0.68 });
    face.draw(c, t, w * 0.5, h * 0.66, 236);
    const sway = Math.sin(t * TAU) * 5;
    bubble(c, { x: w * 0.3, y: h * 0.06 + sway, width: w * 0.58, height: h * 0.25, tail: [w * 0.56, h * 0.44] });
    caption(stage, 'Shhh!', {
      x: w * 0.59,
      y: h * 0.185 + sway,
      size: 80,
      fill: INK,
      stroke: undefined,
      motion: 'wiggle',
    });
  },
});
