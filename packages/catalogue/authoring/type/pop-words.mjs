import { lettering } from '../lib/lettering.mjs';
import { TAU } from '../lib/math.mjs';
import { plain } from '../lib/shapes.mjs';
import { halftone } from '../scenes/backgrounds.mjs';
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
