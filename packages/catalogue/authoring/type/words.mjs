import { lettering } from '../lib/lettering.mjs';
import { easeInOut, frac, pop, TAU } from '../lib/math.mjs';
import { circle, fill, polygon } from '../lib/shapes.mjs';
import { confetti, halftone, plain } from '../scenes/backgrounds.mjs';
import { around } from '../scenes/scene.mjs';

export const helloWave = {
  id: 'hello-type',
  title: 'Hello in Layers',
  alt: 'The word HELLO waves in seven layers of cream, yellow, teal and blue on orange',
  tags: ['hello', 'hi', 'hey', 'greeting', 'text', 'typography', 'retro', 'layers', 'wave', 'welcome'],
  width: 480,
  height: 270,
  frames: 30,
  canvas: (width, height) => (c, t) => {
    plain(c, width, height, '#ff7b54');
    const colors = ['#fff4e0', '#ffb26b', '#ffd56f', '#939b62', '#4d96a9', '#3b5b92', '#2b2d5b'];
    for (let layer = 6; layer >= 0; layer--) {
      const shift = layer * 7;
      lettering(c, 'HELLO', {
        x: width / 2 - 12 + shift * 0.55,
        y: 118 + shift,
        size: 118,
        width: width * 0.9,
        font: 'Bungee',
        fill: colors[layer],
        stroke: layer ? undefined : '#2b2d5b',
        strokeWidth: 0.035,
        motion: 'wave',
        t: t - layer * 0.035,
      });
    }
  },
};

export const wowPop = {
  id: 'wow-pop',
  title: 'Wow!',
  alt: 'The word WOW! pulses in a red and white comic burst on yellow dots',
  tags: ['wow', 'amazing', 'omg', 'comic', 'pop art', 'text', 'awesome', 'surprise', 'incredible', 'boom'],
  width: 400,
  height: 320,
  frames: 24,
  canvas: (width, height) => (c, t) => {
    halftone(c, width, height, t, { from: '#ffd400', dots: '#ff8a00', step: 22 });
    const pulse = 1 + 0.07 * Math.sin(t * TAU * 2);
    burst(c, width / 2, height / 2, 172 * pulse, 126 * pulse, '#e5383b', (t * TAU) / 14);
    burst(c, width / 2, height / 2, 142 * pulse, 110 * pulse, '#ffffff', (-t * TAU) / 14);
    around(c, width / 2, height / 2, { turn: -0.08 + 0.05 * Math.sin(t * TAU * 2), scale: pulse }, () => {
      lettering(c, 'WOW!', {
        x: 6,
        y: 7,
        size: 92,
        font: 'Bungee',
        fill: '#161a1d',
        stroke: '#161a1d',
        strokeWidth: 0.1,
        motion: 'none',
      });
      lettering(c, 'WOW!', {
        x: 0,
        y: 0,
        size: 92,
        font: 'Bungee',
        fill: '#3a86ff',
        stroke: '#161a1d',
        strokeWidth: 0.1,
        motion: 'none',
      });
    });
  },
};

function burst(c, x, y, outer, inner, color, turn) {
  c.beginPath();
  for (let i = 0; i < 28; i++) {
    const angle = (i / 28) * TAU + turn;
    const radius = i & 1 ? inner : outer * (1 + 0.06 * Math.sin(i * 5));
    c.lineTo(x + Math.cos(angle) * radius * 1.12, y + Math.sin(angle) * radius * 0.86);
  }
  c.closePath();
  c.fillStyle = color;
  c.fill();
  c.lineWidth = 6;
  c.lineJoin = 'round';
  c.strokeStyle = '#161a1d';
  c.stroke();
}

export const yesYesYes = {
  id: 'yes-yes-yes',
  title: 'Yes Yes Yes',
  alt: 'Rows of the word YES! slide left and right on purple, pink, orange, yellow and blue bands',
  tags: ['yes', 'yeah', 'agree', 'ok', 'text', 'excited', 'absolutely', 'of course', 'typography', 'pattern'],
  width: 400,
  height: 400,
  frames: 24,
  canvas: (width) => (c, t) => {
    const colors = ['#8338ec', '#ff006e', '#fb5607', '#ffbe0b', '#3a86ff'];
    c.font = '92px Lilita';
    c.textBaseline = 'middle';
    const word = c.measureText('YES! ').width;
    for (let row = 0; row < 5; row++) {
      c.fillStyle = colors[row];
      c.fillRect(0, row * 80, width, 80);
      c.fillStyle = '#ffffff';
      const shift = (row & 1 ? 1 - t : t) * word - ((row * 97) % word);
      for (let i = -2; i < 5; i++) c.fillText('YES!', i * word + shift, row * 80 + 43);
    }
  },
};

export const thankYouRibbon = {
  id: 'thank-you-ribbon',
  title: 'Thank You Very Much',
  alt: 'A pink ribbon with the words THANK YOU runs through a wave again and again on cream',
  tags: [
    'thank you',
    'thanks',
    'grateful',
    'text',
    'ribbon',
    'appreciate',
    'thank you very much',
    'typography',
    'wave',
    'merci',
  ],
  width: 480,
  height: 300,
  frames: 30,
  canvas: (width, height) => (c, t) => {
    plain(c, width, height, '#fff3e6');
    for (const [offset, color, edge, sign] of [
      [-86, '#ffd6e0', '#f7b2c4', -1],
      [86, '#ffd6e0', '#f7b2c4', -1],
      [0, '#ef476f', '#c9305a', 1],
    ]) {
      textRibbon(c, width, height / 2 + offset, sign > 0 ? t : 1 - t, {
        color,
        edge,
        text: sign > 0 ? 'THANK YOU  ★  ' : 'thanks  ♥  thanks  ♥  ',
        ink: sign > 0 ? '#ffffff' : '#f2809f',
        half: sign > 0 ? 50 : 30,
        size: sign > 0 ? 66 : 38,
      });
    }
  },
};

/** Text that runs along a standing wave: each letter stands on the curve and leans with it. */
function textRibbon(c, width, middle, t, { color, edge, text, ink, half, size }) {
  const y = (x) => middle + Math.sin((x / width) * TAU * 1.1) * 24;
  for (const [paint, grow] of [
    [edge, 6],
    [color, 0],
  ]) {
    c.fillStyle = paint;
    c.beginPath();
    for (let x = -10; x <= width + 10; x += 6) c.lineTo(x, y(x) - half - grow);
    for (let x = width + 10; x >= -10; x -= 6) c.lineTo(x, y(x) + half + grow);
    c.fill();
  }
  c.font = `${size}px Lilita`;
  c.textAlign = 'center';
  c.textBaseline = 'middle';
  c.fillStyle = ink;
  const total = c.measureText(text).width;
  for (let x = -total * (1 + t), turn = 0; x < width + size; turn++) {
    const letter = text[turn % text.length];
    const step = c.measureText(letter).width;
    const at = x + step / 2;
    if (at > -size)
      around(c, at, y(at), { turn: Math.atan2(y(at + 2) - y(at - 2), 4) }, () => c.fillText(letter, 0, 0));
    x += step;
  }
}

export const niceStamp = {
  id: 'nice-stamp',
  title: 'Nice',
  alt: 'The four letters of NICE jump one after the other on tiles of yellow, coral, blue and green',
  tags: ['nice', 'good', 'well done', 'great', 'text', 'cool', 'like', 'typography', 'squares', 'perfect'],
  width: 400,
  height: 400,
  frames: 32,
  canvas: () => (c, t) => {
    const tiles = [
      ['N', '#ffca3a', '#6a4c93'],
      ['I', '#ff595e', '#ffffff'],
      ['C', '#1982c4', '#ffffff'],
      ['E', '#8ac926', '#1b4332'],
    ];
    for (const [i, [letter, ground, ink]] of tiles.entries()) {
      const x = (i % 2) * 200;
      const y = Math.floor(i / 2) * 200;
      c.save();
      c.beginPath();
      c.rect(x, y, 200, 200);
      c.clip();
      plain(c, 400, 400, ground);
      const turn = frac(t - i * 0.12 + 1);
      const jump = turn < 0.3 ? Math.sin((turn / 0.3) * Math.PI) : 0;
      if (jump > 0) circle(c, 'rgba(255,255,255,.18)', x + 100, y + 100, 40 + jump * 90);
      around(c, x + 100, y + 108 - jump * 22, { turn: jump * 0.2, scale: 1 + jump * 0.14 }, () =>
        lettering(c, letter, { x: 0, y: 0, size: 176, font: 'Bungee', fill: ink, motion: 'none' }),
      );
      c.restore();
    }
  },
};

export const weekendMarquee = {
  id: 'weekend-marquee',
  title: 'Weekend!',
  alt: 'Light bulbs run around a red theatre sign that says WEEKEND',
  tags: ['weekend', 'friday', 'saturday', 'happy weekend', 'finally', 'party', 'text', 'lights', 'sign', 'show time'],
  width: 480,
  height: 300,
  frames: 24,
  canvas: (width, height) => (c, t) => {
    plain(c, width, height, '#1b1033');
    fill(c, '#7a0c2e', (path) => path.roundRect(24, 34, width - 48, height - 68, 34));
    fill(c, '#d7263d', (path) => path.roundRect(48, 58, width - 96, height - 116, 20));
    for (const [i, [x, y]] of bulbs(width, height).entries()) {
      const on = frac(i / 4 - t * 3) < 0.5;
      if (on) circle(c, 'rgba(255,220,120,.35)', x, y, 13);
      circle(c, on ? '#fff3b8' : '#8f3b3b', x, y, 6.5);
    }
    lettering(c, 'WEEKEND', {
      x: width / 2,
      y: height * 0.46,
      size: 90,
      width: width * 0.72,
      font: 'Bungee',
      fill: '#fff3d6',
      stroke: '#6d0921',
      strokeWidth: 0.14,
      motion: 'wave',
      t,
    });
    lettering(c, 'is here!', { x: width / 2, y: height * 0.68, size: 46, fill: '#ffd23f', motion: 'bounce', t });
  },
};

/** Places of an even number of bulbs around the sign, so that the running light closes. */
function bulbs(width, height) {
  const [left, right, top, bottom] = [36, width - 36, 46, height - 46];
  const along = (count, place) => Array.from({ length: count }, (_, i) => place(i / count));
  return [
    ...along(18, (u) => [left + (right - left) * u, top]),
    ...along(10, (u) => [right, top + (bottom - top) * u]),
    ...along(18, (u) => [right - (right - left) * u, bottom]),
    ...along(10, (u) => [left, bottom - (bottom - top) * u]),
  ];
}

export const letsGoSlam = {
  id: 'lets-go-slam',
  title: 'Let’s Go!',
  alt: 'The words LET’S GO! slam onto a purple ground in lime and white with speed stripes',
  tags: ['lets go', 'let’s go', 'come on', 'go', 'hype', 'excited', 'text', 'motivation', 'start', 'move'],
  width: 400,
  height: 300,
  frames: 28,
  canvas: (width, height) => (c, t) => {
    plain(c, width, height, '#4a1fb8');
    for (let i = 0; i < 9; i++) {
      const y = i * 36 - 6;
      const x = frac(t * (1 + (i % 3)) + i * 0.37) * (width + 260) - 230;
      polygon(c, i & 1 ? '#5b2fd0' : '#6a3de0', [
        [x, y],
        [x + 210, y],
        [x + 196, y + 15],
        [x - 14, y + 15],
      ]);
    }
    const slam = (start) => 1 + (1 - pop(frac(t - start + 1) * 4)) * 0.32;
    around(c, width / 2, height * 0.3, { turn: -0.06, scale: slam(0) }, () =>
      lettering(c, 'LET’S', {
        x: 0,
        y: 0,
        size: 96,
        font: 'Bungee',
        fill: '#ffffff',
        stroke: '#1d0b57',
        strokeWidth: 0.18,
        motion: 'none',
      }),
    );
    around(c, width / 2, height * 0.69, { turn: -0.06, scale: slam(0.5) }, () =>
      lettering(c, 'GO!', {
        x: 0,
        y: 0,
        size: 138,
        font: 'Bungee',
        fill: '#c8f31d',
        stroke: '#1d0b57',
        strokeWidth: 0.14,
        motion: 'none',
      }),
    );
  },
};

export const nopeStack = {
  id: 'nope-stack',
  title: 'No No No',
  alt: 'The word NO drops in from above again and again and piles up in pink, blue and yellow',
  tags: ['no', 'nope', 'never', 'no way', 'text', 'refuse', 'not happening', 'absolutely not', 'stack', 'typography'],
  width: 360,
  height: 480,
  frames: 30,
  canvas: (width, height) => (c, t) => {
    plain(c, width, height, '#111827');
    const colors = ['#f472b6', '#60a5fa', '#facc15', '#34d399'];
    const step = 124;
    const slide = easeInOut(frac(t * 4));
    const first = Math.floor(t * 4);
    for (let i = 5; i >= -1; i--) {
      const y = (i + slide) * step - 20;
      const squash = i === 3 ? Math.sin(slide * Math.PI) * 0.06 : 0;
      around(c, width / 2, y, { scaleX: 1 + squash, scaleY: 1 - squash }, () =>
        lettering(c, 'NO', {
          x: 0,
          y: 0,
          size: 150,
          font: 'Bungee',
          fill: colors[(((first - i) % 4) + 4) % 4],
          motion: 'none',
        }),
      );
    }
  },
};

export const goodVibes = {
  id: 'good-vibes-neon',
  title: 'Good Vibes',
  alt: 'A pink and blue neon sign on a dark brick wall flickers and says GOOD VIBES',
  tags: ['good vibes', 'neon', 'sign', 'night', 'text', 'chill', 'mood', 'positive', 'lights', 'happy'],
  width: 480,
  height: 320,
  frames: 30,
  canvas: (width, height) => (c, t) => {
    plain(c, width, height, '#171226');
    c.strokeStyle = '#241c3d';
    c.lineWidth = 2;
    for (let row = 0; row * 24 < height; row++) {
      for (let x = (row & 1) * 28 - 28; x < width; x += 56) c.strokeRect(x, row * 24, 56, 24);
    }
    const frame = Math.floor(t * 30 + 0.01);
    const flicker = [4, 6, 7, 21].includes(frame) ? 0.25 : 1;
    for (const [text, y, color, light] of [
      ['GOOD', 105, '#ff4fa3', 1],
      ['VIBES', 212, '#45e3ff', flicker],
    ]) {
      c.globalAlpha = light;
      c.font = '106px Lilita';
      c.textAlign = 'center';
      c.textBaseline = 'middle';
      c.lineJoin = 'round';
      for (const [blur, line] of [
        [34, 10],
        [16, 6],
      ]) {
        c.shadowColor = color;
        c.shadowBlur = blur;
        c.strokeStyle = color;
        c.lineWidth = line;
        c.strokeText(text, width / 2, y);
      }
      c.shadowBlur = 0;
      c.strokeStyle = '#ffffff';
      c.lineWidth = 2.4;
      c.strokeText(text, width / 2, y);
    }
    c.globalAlpha = 1;
  },
};

export const hooray = {
  id: 'hooray-confetti',
  title: 'Hooray!',
  alt: 'Confetti falls around the rainbow-coloured word Hooray! on white',
  tags: ['hooray', 'yay', 'celebrate', 'congratulations', 'confetti', 'party', 'text', 'happy', 'success', 'rainbow'],
  width: 480,
  height: 270,
  frames: 30,
  canvas: (width, height) => (c, t) => {
    plain(c, width, height, '#fffdf7');
    confetti(c, width, height, t, {
      count: 60,
      seed: 41,
      size: 12,
      colors: ['#ff595e', '#ffca3a', '#8ac926', '#1982c4', '#b07cff'],
    });
    const colors = ['#ff595e', '#ff924c', '#ffb400', '#8ac926', '#1982c4', '#6a4c93', '#ff595e'];
    lettering(c, 'Hooray!', {
      x: width / 2,
      y: height * 0.54,
      size: 122,
      width: width * 0.9,
      fill: (i) => colors[i],
      stroke: '#ffffff',
      strokeWidth: 0.3,
      motion: 'bounce',
      t,
      turns: 1,
    });
  },
};
