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
      context,
      width,
      height,
      t,
      actors: [head],
    } = stage;
    rings(stage, { colors: ['#3a0ca3', '#5a1fd1', '#7b3ff2', '#5a1fd1'], gap: 34, y: height * 0.36 });
    const shake = Math.sin(t * TAU * 11) * 3;
    head.draw(context, t, { x: width / 2 + shake, y: height * 0.42, size: 256 });
    caption(stage, 'Mind blown', {
      x: width / 2,
      y: height * 0.86,
      size: 88,
      width: width * 0.92,
      motion: 'shake',
      fill: '#ffe45e',
    });
  },
});

export const omg = scene({
  id: 'omg-cat',
  title: 'OMG',
  alt: 'A shocked yellow cat screams in the middle of black speed lines. Caption: OMG!',
  tags: ['omg', 'oh my god', 'shocked', 'surprised', 'cat', 'what', 'wow', 'scream', 'no way', 'dramatic'],
  size: [400, 320],
  emoji: ['1f640'],
  paint(stage) {
    const {
      context,
      width,
      height,
      t,
      actors: [cat],
    } = stage;
    speedLines(stage, { from: '#fffaf0', lines: '#2b1a3a', count: 54, hole: 0.34 });
    const zoom = 1 + 0.1 * Math.sin(t * TAU * 2);
    around(context, { x: width / 2, y: height * 0.42, scale: zoom }, () =>
      cat.draw(context, t, { x: 0, y: 0, size: 216 }),
    );
    caption(stage, 'OMG!', { x: width / 2, y: height * 0.83, size: 108, motion: 'shake', fill: '#ff3864' });
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
      context,
      width,
      height,
      t,
      actors: [face],
    } = stage;
    plain(stage, '#2a9d8f');
    drift(stage, {
      count: 14,
      seed: 17,
      smallest: 34,
      largest: 88,
      direction: -1,
      draw: ({ x, y, size, turn }) =>
        around(context, { x, y, turn: turn * 2 }, () => {
          context.font = `${size}px Lilita`;
          context.textAlign = 'center';
          context.textBaseline = 'middle';
          context.fillStyle = size > 64 ? '#52c4b6' : '#41b3a4';
          context.fillText('?', 0, 0);
        }),
    });
    shadow(context, { x: width * 0.3, y: height * 0.88, radius: 86 });
    face.draw(context, t, { x: width * 0.3, y: height * 0.53, size: 218 });
    caption(stage, 'Hmm…', { x: width * 0.73, y: height * 0.5, size: 104, width: width * 0.46, motion: 'wave' });
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
      context,
      width,
      height,
      t,
      actors: [hand],
    } = stage;
    stripes(stage, { from: '#d62839', to: '#c11f30', band: 38 });
    around(context, { x: width * 0.24, y: height * 0.5, turn: Math.sin(t * TAU * 4) * 0.12 }, () =>
      hand.draw(context, t, { x: 0, y: 0, size: 216 }),
    );
    caption(stage, 'Nope', { x: width * 0.68, y: height * 0.5, size: 124, motion: 'wiggle', turns: 2 });
  },
});

export const shh = scene({
  id: 'shh-secret',
  title: 'Shhh!',
  alt: 'A face holds a finger to its lips, looks around and whispers Shhh! in a speech bubble',
  tags: ['shh', 'quiet', 'secret', 'silence', 'don’t tell', 'whisper', 'hush', 'between us', 'library', 'be quiet'],
  size: [400, 400],
  emoji: ['1f92b'],
  paint(stage) {
    const {
      context,
      width,
      height,
      t,
      actors: [face],
    } = stage;
    rings(stage, { colors: ['#6d597a', '#7d6a8c'], gap: 40, x: width * 0.5, y: height * 0.68 });
    face.draw(context, t, { x: width * 0.5, y: height * 0.66, size: 236 });
    const sway = Math.sin(t * TAU) * 5;
    bubble(context, {
      x: width * 0.3,
      y: height * 0.06 + sway,
      width: width * 0.58,
      height: height * 0.25,
      tail: [width * 0.56, height * 0.44],
    });
    caption(stage, 'Shhh!', {
      x: width * 0.59,
      y: height * 0.185 + sway,
      size: 80,
      fill: INK,
      stroke: undefined,
      motion: 'wiggle',
    });
  },
});
