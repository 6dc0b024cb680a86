import { rainbow } from '../lib/lettering.mjs';
import { frac, scatter, TAU } from '../lib/math.mjs';
import { circle, fill, polygon, rounded, sky } from '../lib/shapes.mjs';
import { confetti, drift, plain, rays, spotlights } from './backgrounds.mjs';
import { around, caption, INK, scene, shadow } from './scene.mjs';

export const happyBirthday = scene({
  id: 'happy-birthday-cake',
  title: 'Happy Birthday',
  alt: 'A birthday cake with three burning candles wobbles as confetti falls around the words Happy Birthday!',
  tags: [
    'happy birthday',
    'birthday',
    'cake',
    'bday',
    'party',
    'celebrate',
    'candles',
    'confetti',
    'congratulations',
    'wish',
  ],
  size: [400, 440],
  emoji: ['1f382'],
  paint(stage) {
    const {
      c,
      w,
      h,
      t,
      actors: [cake],
    } = stage;
    plain(c, w, h, '#ff8fb1');
    fill(c, '#ffa9c4', (path) => path.arc(w / 2, h * 0.56, 176, 0, TAU));
    confetti(c, w, h, t, { count: 52, seed: 12, size: 12 });
    shadow(c, w / 2, h * 0.73, 112);
    cake.draw(c, t, w / 2, h * 0.52, 226);
    caption(stage, 'Happy', { x: w / 2, y: h * 0.155, size: 92, width: w * 0.86 });
    caption(stage, 'Birthday!', { x: w / 2, y: h * 0.87, size: 94, width: w * 0.94, t: t + 0.8 });
  },
});

export const balloons = scene({
  id: 'birthday-balloons',
  title: 'Yay, It’s Your Birthday',
  alt: 'Colourful balloons rise into a blue sky behind a party face in a striped hat. Caption: Yay!',
  tags: [
    'birthday',
    'happy birthday',
    'balloons',
    'yay',
    'party',
    'celebrate',
    'hooray',
    'congratulations',
    'bday',
    'excited',
  ],
  size: [340, 425],
  emoji: ['1f973'],
  paint(stage) {
    const {
      c,
      w,
      h,
      t,
      actors: [face],
    } = stage;
    sky(c, w, h, [
      [0, '#4cb8f0'],
      [1, '#d7f3ff'],
    ]);
    const colors = ['#ff595e', '#ffca3a', '#8ac926', '#b07cff', '#ff8fb1', '#ff924c'];
    const balloon = (x, y, size, turn, index) =>
      around(c, x, y, { turn }, () => {
        c.strokeStyle = 'rgba(40,30,70,.5)';
        c.lineWidth = 2;
        c.beginPath();
        c.moveTo(0, size * 0.55);
        c.quadraticCurveTo(size * 0.12, size * 0.9, 0, size * 1.3);
        c.stroke();
        fill(c, colors[index % colors.length], (path) => path.ellipse(0, 0, size * 0.44, size * 0.54, 0, 0, TAU));
        polygon(c, colors[index % colors.length], [
          [-7, size * 0.62],
          [0, size * 0.5],
          [7, size * 0.62],
        ]);
        fill(c, 'rgba(255,255,255,.45)', (path) =>
          path.ellipse(-size * 0.17, -size * 0.2, size * 0.07, size * 0.14, 0.5, 0, TAU),
        );
      });
    drift(w, h, t, { count: 12, seed: 21, smallest: 54, largest: 96, direction: -1, draw: balloon });
    face.draw(c, t, w / 2, h * 0.48, 206);
    caption(stage, 'Yay!', { x: w / 2, y: h * 0.85, size: 112, fill: rainbow(t, 66) });
  },
});

export const congrats = scene({
  id: 'congrats-popper',
  title: 'Congrats!',
  alt: 'A party popper bursts over a purple sunburst. A golden ribbon says Congrats!',
  tags: [
    'congratulations',
    'congrats',
    'well done',
    'party',
    'celebrate',
    'graduation',
    'success',
    'tada',
    'confetti',
    'you did it',
  ],
  size: [480, 400],
  emoji: ['1f389'],
  paint(stage) {
    const {
      c,
      w,
      h,
      t,
      actors: [popper],
    } = stage;
    rays(c, w, h, t, { from: '#5a4fcf', to: '#6b61de', count: 16, y: h * 0.4 });
    popper.draw(c, t, w / 2, h * 0.36, 250);
    ribbon(c, w, h * 0.79, 104, Math.sin(t * TAU) * 4);
    caption(stage, 'Congrats!', {
      x: w / 2,
      y: h * 0.79,
      size: 90,
      width: w * 0.72,
      fill: '#fff',
      stroke: '#8a4b00',
      strokeWidth: 0.14,
    });
  },
});

function ribbon(c, w, y, height, lift) {
  const half = height / 2;
  for (const side of [-1, 1]) {
    const x = (part) => w / 2 + side * w * part;
    polygon(c, '#d98200', [
      [x(0.36), y - half + 16],
      [x(0.495), y - half + 16],
      [x(0.45), y + 16],
      [x(0.495), y + half + 16],
      [x(0.36), y + half + 16],
    ]);
    polygon(c, '#9c5a00', [
      [x(0.36), y + half],
      [x(0.41), y + half],
      [x(0.36), y + half + 16],
    ]);
  }
  rounded(c, '#ffb703', w * 0.09, y - half + lift * 0.4, w * 0.82, height, 6);
}

export const partyTime = scene({
  id: 'party-time-disco',
  title: 'Party Time',
  alt: 'Party faces dance on a flashing disco floor under a turning mirror ball. Caption: Party time!',
  tags: ['party', 'party time', 'dance', 'disco', 'friday', 'weekend', 'celebrate', 'music', 'woohoo', 'club'],
  size: [400, 300],
  emoji: ['1f973', '1f929', '1f60e'],
  paint(stage) {
    const { c, w, h, t, actors } = stage;
    spotlights(c, w, h, t, { from: '#241147', color: 'rgba(255,120,220,.28)', xs: [0.08, 0.5, 0.92] });
    discoFloor(c, w, h, Math.floor(t * 5));
    mirrorBall(c, w / 2, 42, 34, t);
    for (const [i, x] of [0.19, 0.81, 0.5].entries()) {
      const hop = Math.abs(Math.sin((t * 3 + i * 0.33) * Math.PI)) * 22;
      const size = i === 2 ? 140 : 104;
      shadow(c, w * x, h * 0.66, size * 0.36, 0.3);
      around(c, w * x, h * 0.66 - size * 0.5 - hop, { turn: Math.sin((t * 3 + i * 0.5) * Math.PI * 2) * 0.09 }, () =>
        actors[(i + 1) % 3 === 0 ? 0 : i + 1].draw(c, t, 0, 0, size),
      );
    }
    caption(stage, 'Party time!', { x: w / 2, y: h * 0.85, size: 92, width: w * 0.88, fill: rainbow(t, 68), turns: 2 });
  },
});

function discoFloor(c, w, h, beat) {
  const colors = ['#ff3d9a', '#7a3cff', '#1fc7ff', '#ffd23f', '#2ee59d'];
  const horizon = h * 0.56;
  for (let row = 0; row < 4; row++) {
    const near = (depth) => horizon + (h - horizon) * (depth / 4) ** 1.5;
    const spread = (depth) => 0.6 + depth * 0.32;
    for (let column = -6; column < 6; column++) {
      const x = (edge, depth) => w / 2 + edge * 62 * spread(depth);
      polygon(c, colors[(column * 3 + row * 2 + beat * 2 + 40) % 5], [
        [x(column, row), near(row)],
        [x(column + 1, row), near(row)],
        [x(column + 1, row + 1), near(row + 1) + 1],
        [x(column, row + 1), near(row + 1) + 1],
      ]);
    }
  }
}

function mirrorBall(c, x, y, radius, t) {
  c.fillStyle = '#8d86b5';
  c.fillRect(x - 1.5, 0, 3, y);
  c.save();
  c.beginPath();
  c.arc(x, y, radius, 0, TAU);
  c.clip();
  plain(c, x + radius, y + radius, '#6d679a');
  for (let row = -4; row < 4; row++) {
    for (let column = 0; column < 16; column++) {
      const angle = (column / 16 + t / 16) * TAU;
      if (Math.cos(angle) < 0) continue;
      const width = Math.cos((row / 4.4) * (Math.PI / 2)) * radius;
      const shine = (column * 5 + row * 3 + 20) % 4;
      c.fillStyle = ['#ffffff', '#b9b3e6', '#ff9be0', '#8fe9ff'][shine];
      c.fillRect(x + Math.sin(angle) * width - 4 * Math.cos(angle), y + row * 10 + 1, 8 * Math.cos(angle) + 1, 8);
    }
  }
  c.restore();
}

export const cheers = scene({
  id: 'cheers-bubbles',
  title: 'Cheers!',
  alt: 'Two glasses of sparkling wine clink while golden bubbles rise. Caption: Cheers!',
  tags: [
    'cheers',
    'toast',
    'celebrate',
    'drinks',
    'champagne',
    'new year',
    'party',
    'friday',
    'congratulations',
    'wedding',
  ],
  rating: 'pg',
  size: [400, 400],
  emoji: ['1f942'],
  paint(stage) {
    const {
      c,
      w,
      h,
      t,
      actors: [glasses],
    } = stage;
    sky(c, w, h, [
      [0, '#7b2d4f'],
      [1, '#c8553d'],
    ]);
    drift(w, h, t, {
      count: 44,
      seed: 8,
      smallest: 5,
      largest: 22,
      direction: -1,
      draw: (x, y, size) => {
        circle(c, 'rgba(255,214,120,.55)', x, y, size / 2);
        circle(c, 'rgba(255,255,255,.7)', x - size * 0.15, y - size * 0.15, size * 0.11);
      },
    });
    glasses.draw(c, t, w / 2, h * 0.41, 240);
    caption(stage, 'Cheers!', { x: w / 2, y: h * 0.84, size: 104, width: w * 0.9, fill: '#ffe9b0' });
  },
});

export const wellDone = scene({
  id: 'well-done-applause',
  title: 'Well Done!',
  alt: 'Hands clap in the spotlight of a red theatre stage. Caption: Well done!',
  tags: [
    'well done',
    'applause',
    'clap',
    'bravo',
    'good job',
    'congratulations',
    'great work',
    'proud',
    'clapping',
    'stage',
  ],
  size: [480, 360],
  emoji: ['1f44f'],
  paint(stage) {
    const {
      c,
      w,
      h,
      t,
      actors: [hands],
    } = stage;
    spotlights(c, w, h, t, { from: '#5c0f1f', color: 'rgba(255,236,170,.34)', xs: [0.25, 0.75], spread: 0.2 });
    for (let fold = 0; fold < 5; fold++) {
      for (const side of [-1, 1]) {
        const x = w / 2 + side * (w * 0.5 - fold * 15);
        fill(c, fold & 1 ? '#b3182f' : '#8f1026', (path) => path.rect(side > 0 ? x - 15 : x, 0, 15, h));
      }
    }
    fill(c, '#7a3b1e', (path) => path.rect(0, h * 0.7, w, h));
    shadow(c, w / 2, h * 0.7, 110, 0.3);
    hands.draw(c, t, w / 2, h * 0.37, 220);
    caption(stage, 'Well done!', { x: w / 2, y: h * 0.84, size: 90, width: w * 0.86 });
  },
});

export const newYear = scene({
  id: 'happy-new-year-fireworks',
  title: 'Happy New Year',
  alt: 'Fireworks burst over a dark city skyline around the words Happy New Year',
  tags: [
    'happy new year',
    'new year',
    'fireworks',
    'midnight',
    'celebrate',
    'party',
    'night',
    'sparkle',
    'congratulations',
    'holiday',
  ],
  size: [480, 360],
  paint(stage) {
    const { c, w, h, t } = stage;
    sky(c, w, h, [
      [0, '#0a0b2e'],
      [1, '#31265f'],
    ]);
    const rockets = [
      [0.22, 0.3, 0.55, '#ffd166'],
      [0.76, 0.24, 0.85, '#ff5d8f'],
      [0.5, 0.2, 0.2, '#5ef2d6'],
      [0.12, 0.6, 0.05, '#b58cff'],
      [0.9, 0.55, 0.4, '#ffa94d'],
    ];
    for (const [x, y, start, color] of rockets) firework(c, w * x, h * y, frac(t + start), color);
    for (const { x, width, height } of scatter(14, 20, (next, i) => ({
      x: i * 25 - 6,
      width: 20 + next() * 12,
      height: 26 + next() * 58,
    }))) {
      c.fillStyle = '#080818';
      c.fillRect(x, h - height, width, height);
      c.fillStyle = 'rgba(255,214,120,.75)';
      for (let y = h - height + 8; y < h - 6; y += 11)
        for (let at = x + 4; at < x + width - 4; at += 7) if ((at * 7 + y * 13) % 5 < 2) c.fillRect(at, y, 3, 4);
    }
    caption(stage, 'Happy', { x: w / 2, y: h * 0.4, size: 80, fill: '#ffe9a8', motion: 'wave', stroke: '#140d33' });
    caption(stage, 'New Year', {
      x: w / 2,
      y: h * 0.62,
      size: 92,
      width: w * 0.88,
      fill: '#fff',
      motion: 'wave',
      stroke: '#140d33',
    });
  },
});

function firework(c, x, y, age, color) {
  if (age > 0.85) return;
  const spread = 1 - (1 - age / 0.85) ** 3;
  c.strokeStyle = color;
  c.lineCap = 'round';
  c.globalAlpha = Math.min(1, (0.85 - age) * 3);
  for (let ring = 1; ring <= 2; ring++) {
    for (let i = 0; i < 16; i++) {
      const angle = (i / 16) * TAU + ring * 0.2;
      const far = spread * 48 * ring;
      const near = Math.max(0, far - 16 * (1 - age));
      c.lineWidth = 3.4 * (1 - age * 0.6);
      c.beginPath();
      c.moveTo(x + Math.cos(angle) * near, y + Math.sin(angle) * near + age * age * 26);
      c.lineTo(x + Math.cos(angle) * far, y + Math.sin(angle) * far + age * age * 26);
      c.stroke();
    }
  }
  c.globalAlpha = 1;
}

export const trickOrTreat = scene({
  id: 'happy-halloween-pumpkin',
  title: 'Happy Halloween',
  alt: 'A carved pumpkin laughs under a violet sky as bats circle around it. Caption: Happy Halloween',
  tags: [
    'halloween',
    'happy halloween',
    'pumpkin',
    'spooky',
    'trick or treat',
    'october',
    'bats',
    'scary',
    'jack o lantern',
    'party',
  ],
  size: [400, 480],
  emoji: ['1f383', '1f987'],
  paint(stage) {
    const {
      c,
      w,
      h,
      t,
      actors: [pumpkin, bat],
    } = stage;
    sky(c, w, h, [
      [0, '#31135c'],
      [0.7, '#8b2f97'],
      [1, '#ff7b3a'],
    ]);
    circle(c, 'rgba(255,210,120,.9)', w * 0.5, h * 0.44, 128);
    for (let i = 0; i < 6; i++) {
      const angle = (i / 6 + t / 6) * TAU;
      bat.draw(c, (t * 19 + i) / 6, w / 2 + Math.cos(angle) * 158, h * 0.42 + Math.sin(angle) * 128, 62);
    }
    around(c, w / 2, h * 0.56, { turn: Math.sin(t * TAU * 2) * 0.06 }, () => pumpkin.draw(c, t, 0, -h * 0.1, 232));
    caption(stage, 'Happy', { x: w / 2, y: h * 0.12, size: 84, fill: '#ffd166', motion: 'wiggle', stroke: INK });
    caption(stage, 'Halloween', {
      x: w / 2,
      y: h * 0.87,
      size: 92,
      width: w * 0.92,
      fill: '#ffd166',
      motion: 'wiggle',
      stroke: INK,
    });
  },
});

export const merryChristmas = scene({
  id: 'merry-christmas-tree',
  title: 'Merry Christmas',
  alt: 'A decorated Christmas tree sways in falling snow between the words Merry and Christmas',
  tags: [
    'christmas',
    'merry christmas',
    'xmas',
    'winter',
    'snow',
    'holidays',
    'tree',
    'december',
    'happy holidays',
    'santa',
  ],
  size: [400, 500],
  emoji: ['1f384'],
  paint(stage) {
    const {
      c,
      w,
      h,
      t,
      actors: [tree],
    } = stage;
    sky(c, w, h, [
      [0, '#b3202c'],
      [1, '#7d0f1e'],
    ]);
    const flake = (x, y, size) => circle(c, 'rgba(255,255,255,.85)', x, y, size / 2);
    drift(w, h, t, { count: 34, seed: 31, smallest: 3, largest: 7, draw: flake });
    fill(c, '#fdf6f0', (path) => path.ellipse(w / 2, h * 0.86, w * 0.75, h * 0.16, 0, 0, TAU));
    shadow(c, w / 2, h * 0.735, 74);
    tree.draw(c, t, w / 2, h * 0.5, 262);
    drift(w, h, t, { count: 20, seed: 77, smallest: 7, largest: 13, draw: flake });
    caption(stage, 'Merry', { x: w / 2, y: h * 0.135, size: 92, motion: 'wave', stroke: '#4a0710' });
    caption(stage, 'Christmas', {
      x: w / 2,
      y: h * 0.86,
      size: 90,
      width: w * 0.9,
      motion: 'wave',
      fill: '#1f8a4c',
      stroke: '#fff',
      strokeWidth: 0.2,
    });
  },
});
