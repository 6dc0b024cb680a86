import { frac, scatter, TAU } from '../lib/math.mjs';
import { circle, fill, glow, polygon, sky } from '../lib/shapes.mjs';
import { drift, halftone, plain, rays, rings, speedLines, stripes } from './backgrounds.mjs';
import { around, bubble, caption, INK, scene, shadow } from './scene.mjs';

export const lol = scene({
  id: 'lol-laughing',
  title: 'LOL',
  alt: 'A face laughing with tears of joy is the O in huge letters L O L on a yellow comic background',
  tags: ['lol', 'laugh', 'funny', 'haha', 'rofl', 'laughing', 'hilarious', 'lmao', 'joke', 'crying laughing'],
  size: [480, 300],
  emoji: ['1f602'],
  paint(stage) {
    const {
      c,
      w,
      h,
      t,
      actors: [face],
    } = stage;
    halftone(c, w, h, t, { from: '#ffd60a', dots: '#ffb300', step: 24 });
    const shake = Math.sin(t * TAU * 6) * 0.06;
    caption(stage, 'L', { x: w * 0.135, y: h * 0.52, size: 205, motion: 'shake', fill: '#ff4d6d', strokeWidth: 0.13 });
    caption(stage, 'L', {
      x: w * 0.885,
      y: h * 0.52,
      size: 205,
      motion: 'shake',
      fill: '#ff4d6d',
      strokeWidth: 0.13,
      t: t + 0.4,
    });
    around(c, w / 2, h / 2, { turn: shake, scale: 1 + Math.sin(t * TAU * 4) * 0.03 }, () => face.draw(c, t, 0, 0, 256));
  },
});

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

export const scared = scene({
  id: 'scared-scream',
  title: 'Aaaah!',
  alt: 'A terrified face screams in the dark, surrounded by pairs of blinking yellow eyes. Caption: Aaaah!',
  tags: ['scared', 'scream', 'fear', 'horror', 'help', 'halloween', 'afraid', 'spooky', 'panic', 'nope'],
  size: [480, 360],
  emoji: ['1f631'],
  paint(stage) {
    const {
      c,
      w,
      h,
      t,
      actors: [face],
    } = stage;
    plain(c, w, h, '#141126');
    glow(c, w / 2, h * 0.42, 220, [
      [0, 'rgba(120,110,220,.55)'],
      [1, 'rgba(120,110,220,0)'],
    ]);
    const spots = [
      [0.1, 0.16],
      [0.27, 0.09],
      [0.76, 0.1],
      [0.91, 0.2],
      [0.08, 0.46],
      [0.93, 0.5],
      [0.14, 0.7],
      [0.87, 0.74],
    ];
    for (const [i, [x, y]] of spots.entries()) {
      const open = frac(t * 2 + i * 0.31) < 0.86 ? 1 : 0.12;
      const size = 9 + (i % 3) * 3;
      for (const side of [-1, 1]) {
        around(c, w * x + side * size * 1.2, h * y, { scaleX: 1, scaleY: open }, () => {
          circle(c, '#ffe14d', 0, 0, size);
          circle(c, '#141126', Math.sin(t * TAU) * size * 0.3, 0, size * 0.4);
        });
      }
    }
    face.draw(c, t, w / 2 + Math.sin(t * TAU * 12) * 4, h * 0.41, 232);
    caption(stage, 'Aaaah!', { x: w / 2, y: h * 0.85, size: 98, motion: 'shake', fill: '#b8f2ff' });
  },
});

export const angry = scene({
  id: 'angry-grrr',
  title: 'Grrr!',
  alt: 'A furious red face shakes while flames lick up behind it. Caption: Grrr!',
  tags: ['angry', 'mad', 'rage', 'furious', 'grr', 'annoyed', 'fire', 'upset', 'hate', 'fuming'],
  size: [400, 400],
  emoji: ['1f621'],
  paint(stage) {
    const {
      c,
      w,
      h,
      t,
      actors: [face],
    } = stage;
    sky(c, w, h, [
      [0, '#4a0a12'],
      [1, '#a3161f'],
    ]);
    for (const [layer, color] of ['#e8431f', '#ff8a1f', '#ffc83d'].entries()) flames(c, w, h, t, layer, color);
    face.draw(c, t, w / 2 + Math.sin(t * TAU * 10) * 5, h * 0.44, 226);
    caption(stage, 'Grrr!', { x: w / 2, y: h * 0.85, size: 116, motion: 'shake' });
  },
});

function flames(c, w, h, t, layer, color) {
  const tongues = 7;
  fill(c, color, (path) => {
    path.moveTo(0, h);
    const base = h * (0.5 + layer * 0.14);
    for (let i = 0; i <= tongues; i++) {
      const x = ((i - 0.5 + (layer % 2) * 0.5) / (tongues - 1)) * w;
      const tall = 46 + 30 * Math.sin(i * 2.4 + layer) + 22 * Math.sin((t * 2 + i * 0.37 + layer * 0.2) * TAU);
      const gap = w / (tongues - 1) / 2;
      path.quadraticCurveTo(x - gap * 0.6, base + 10, x + Math.sin((t * 2 + i * 0.6) * TAU) * 9, base - tall);
      path.quadraticCurveTo(x + gap * 0.6, base + 10, x + gap, base + 34);
    }
    path.lineTo(w, h);
  });
}

export const imFine = scene({
  id: 'im-fine-crying',
  title: 'I’m Fine',
  alt: 'A sobbing face floats in a pool of its own tears. Caption: I’m fine',
  tags: ['i’m fine', 'crying', 'sad', 'tears', 'cry', 'sobbing', 'not fine', 'mood', 'monday', 'drama'],
  size: [480, 400],
  emoji: ['1f62d'],
  paint(stage) {
    const {
      c,
      w,
      h,
      t,
      actors: [face],
    } = stage;
    sky(c, w, h, [
      [0, '#ffd7ba'],
      [1, '#ffc09f'],
    ]);
    const bob = Math.sin(t * TAU) * 8;
    water(c, w, h, h * 0.46, t, '#7cc6fe');
    around(c, w / 2, h * 0.37 + bob, { turn: Math.sin(t * TAU) * 0.06 }, () => face.draw(c, t, 0, 0, 226));
    water(c, w, h, h * 0.56, t + 0.3, 'rgba(61,139,253,.78)');
    water(c, w, h, h * 0.68, t + 0.7, 'rgba(30,100,220,.8)');
    caption(stage, 'I’m fine', { x: w / 2, y: h * 0.83, size: 104, motion: 'wave' });
  },
});

function water(c, w, h, level, t, color) {
  fill(c, color, (path) => {
    path.moveTo(0, h);
    for (let x = 0; x <= w; x += 8) path.lineTo(x, level + Math.sin((x / w) * TAU * 2 + t * TAU) * 8);
    path.lineTo(w, h);
  });
}

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

export const tooHot = scene({
  id: 'so-hot-summer',
  title: 'So Hot',
  alt: 'A red, sweating face pants under a blazing sun as heat waves ripple. Caption: So hot!',
  tags: ['hot', 'so hot', 'summer', 'heat', 'sweating', 'heat wave', 'melting', 'sun', 'spicy', 'weather'],
  size: [360, 450],
  emoji: ['1f975', '1f31e'],
  paint(stage) {
    const {
      c,
      w,
      h,
      t,
      actors: [face, sun],
    } = stage;
    rays(c, w, h, t, { from: '#ff9e1b', to: '#ffb13d', count: 20, x: w * 0.78, y: h * 0.16 });
    around(c, w * 0.78, h * 0.16, { turn: Math.sin(t * TAU) * 0.1 }, () => sun.draw(c, t, 0, 0, 150));
    c.strokeStyle = 'rgba(255,240,190,.5)';
    c.lineWidth = 8;
    c.lineCap = 'round';
    for (let i = 0; i < 3; i++) {
      c.beginPath();
      for (let y = 0; y <= 90; y += 6)
        c.lineTo(w * (0.12 + i * 0.1) + Math.sin(y / 13 - t * TAU * 2 + i) * 7, h * 0.12 + y);
      c.stroke();
    }
    shadow(c, w / 2, h * 0.74, 90);
    face.draw(c, t, w / 2, h * 0.52, 220);
    caption(stage, 'So hot!', {
      x: w / 2,
      y: h * 0.87,
      size: 102,
      width: w * 0.92,
      motion: 'jelly',
      fill: '#fff3c4',
      stroke: '#8f1d14',
    });
  },
});

export const tooCold = scene({
  id: 'so-cold-winter',
  title: 'So Cold',
  alt: 'A blue face with chattering teeth shivers in a snowstorm behind icicles. Caption: So cold!',
  tags: ['cold', 'so cold', 'winter', 'freezing', 'snow', 'brr', 'ice', 'frozen', 'shiver', 'weather'],
  size: [360, 450],
  emoji: ['1f976'],
  paint(stage) {
    const {
      c,
      w,
      h,
      t,
      actors: [face],
    } = stage;
    sky(c, w, h, [
      [0, '#1e5aa8'],
      [1, '#8fd0ff'],
    ]);
    drift(w, h, t, {
      count: 50,
      seed: 6,
      smallest: 4,
      largest: 13,
      draw: (x, y, size) => circle(c, 'rgba(255,255,255,.85)', x + Math.sin(y / 60) * 20, y, size / 2),
    });
    for (const { x, length } of scatter(4, 13, (next, i) => ({ x: i * 30, length: 34 + next() * 62 }))) {
      polygon(c, '#e9f7ff', [
        [x - 18, 0],
        [x + 18, 0],
        [x, length],
      ]);
      polygon(c, '#b9e2ff', [
        [x + 2, 0],
        [x + 18, 0],
        [x, length],
      ]);
    }
    shadow(c, w / 2, h * 0.73, 88);
    face.draw(c, t, w / 2 + Math.sin(t * TAU * 12) * 3, h * 0.5, 220);
    caption(stage, 'So cold!', {
      x: w / 2,
      y: h * 0.87,
      size: 98,
      width: w * 0.92,
      motion: 'shake',
      fill: '#e4f6ff',
      stroke: '#123a73',
    });
  },
});

export const soTired = scene({
  id: 'so-tired-yawn',
  title: 'So Tired',
  alt: 'A yawning face lies under a striped blanket on a pillow. Caption: So tired',
  tags: ['tired', 'so tired', 'sleepy', 'yawn', 'exhausted', 'bed', 'nap', 'monday', 'long day', 'good night'],
  size: [480, 340],
  emoji: ['1f971', '1f4a4'],
  paint(stage) {
    const {
      c,
      w,
      h,
      t,
      actors: [face, zzz],
    } = stage;
    plain(c, w, h, '#27345d');
    fill(c, '#30406f', (path) => path.arc(w * 0.42, h * 0.44, 190, 0, TAU));
    fill(c, '#7a4f37', (path) => path.roundRect(w * 0.08, h * 0.12, w * 0.7, h * 0.6, 24));
    fill(c, '#ffffff', (path) => path.roundRect(w * 0.17, h * 0.3, w * 0.52, h * 0.36, 40));
    face.draw(c, t, w * 0.43, h * 0.38, 178);
    const breath = Math.sin(t * TAU) * 5;
    fill(c, '#e76f51', (path) => path.roundRect(w * 0.04, h * 0.6 - breath, w * 0.78, h, 34));
    for (let i = 0; i < 7; i++)
      fill(c, '#f4a261', (path) => path.rect(w * (0.08 + i * 0.112), h * 0.62 - breath, 22, h));
    fill(c, '#fff4e3', (path) => path.roundRect(w * 0.04, h * 0.58 - breath, w * 0.78, 32, 16));
    zzz.draw(c, t, w * 0.79, h * 0.26 + breath, 110);
    caption(stage, 'So tired', { x: w * 0.52, y: h * 0.84, size: 96, motion: 'wave' });
  },
});

export const soCool = scene({
  id: 'so-cool-sunglasses',
  title: 'So Cool',
  alt: 'A face in dark sunglasses nods in front of a striped retro sunset with palm trees. Caption: So cool',
  tags: ['cool', 'so cool', 'sunglasses', 'deal with it', 'summer', 'swag', 'beach', 'retro', 'awesome', 'vacation'],
  size: [480, 320],
  emoji: ['1f60e'],
  paint(stage) {
    const {
      c,
      w,
      h,
      t,
      actors: [face],
    } = stage;
    sky(c, w, h, [
      [0, '#3b1d6e'],
      [0.6, '#f0529c'],
      [1, '#ffb86b'],
    ]);
    c.save();
    c.beginPath();
    for (let y = 0; y < 232; y++)
      if (y < 100 || (y + t * 16) % 16 > 3 + (y - 100) / 20) c.rect(0, h * 0.42 - 116 + y, w, 1.05);
    c.clip();
    circle(c, '#ffd23f', w / 2, h * 0.42, 116);
    c.restore();
    fill(c, '#2b1150', (path) => path.rect(0, h * 0.72, w, h));
    for (const side of [-1, 1]) palm(c, w / 2 + side * w * 0.38, h * 0.74, side, Math.sin(t * TAU) * 0.05);
    around(c, w / 2, h * 0.45, { turn: Math.sin(t * TAU * 2) * 0.08 }, () => face.draw(c, t, 0, 0, 186));
    caption(stage, 'So cool', { x: w / 2, y: h * 0.86, size: 92, motion: 'wave', fill: '#7df9ff' });
  },
});

function palm(c, x, y, side, sway) {
  c.strokeStyle = '#1a0a38';
  c.lineCap = 'round';
  c.lineWidth = 9;
  c.beginPath();
  c.moveTo(x, y);
  c.quadraticCurveTo(x - side * 4, y - 70, x - side * 22, y - 132);
  c.stroke();
  for (let leaf = 0; leaf < 6; leaf++) {
    around(c, x - side * 22, y - 132, { turn: (leaf / 5) * 3.6 - 3.35 + sway * (leaf + 1) }, () =>
      fill(c, '#1a0a38', (path) => {
        path.moveTo(0, -3);
        path.quadraticCurveTo(36, -20, 68, 10);
        path.quadraticCurveTo(34, 0, 0, 6);
      }),
    );
  }
}

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
