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
  canvas: (width, height) => (context, t) => {
    plain({ context, width, height }, '#ff7b54');
    const colors = ['#fff4e0', '#ffb26b', '#ffd56f', '#939b62', '#4d96a9', '#3b5b92', '#2b2d5b'];
    for (let layer = 6; layer >= 0; layer--) {
      const shift = layer * 7;
      lettering(context, 'HELLO', {
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
  canvas: (width, height) => (context, t) => {
    halftone({ context, width, height, t }, { from: '#ffd400', dots: '#ff8a00', step: 22 });
    const pulse = 1 + 0.07 * Math.sin(t * TAU * 2);
    burst(context, {
      x: width / 2,
      y: height / 2,
      outer: 172 * pulse,
      inner: 126 * pulse,
      color: '#e5383b',
      turn: (t * TAU) / 14,
    });
    burst(context, {
      x: width / 2,
      y: height / 2,
      outer: 142 * pulse,
      inner: 110 * pulse,
      color: '#ffffff',
      turn: (-t * TAU) / 14,
    });
    around(context, { x: width / 2, y: height / 2, turn: -0.08 + 0.05 * Math.sin(t * TAU * 2), scale: pulse }, () => {
      lettering(context, 'WOW!', {
        x: 6,
        y: 7,
        size: 92,
        font: 'Bungee',
        fill: '#161a1d',
        stroke: '#161a1d',
        strokeWidth: 0.1,
        motion: 'none',
      });
      lettering(context, 'WOW!', {
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

function burst(context, { x, y, outer, inner, color, turn }) {
  context.beginPath();
  for (let i = 0; i < 28; i++) {
    const angle = (i / 28) * TAU + turn;
    const radius = i & 1 ? inner : outer * (1 + 0.06 * Math.sin(i * 5));
    context.lineTo(x + Math.cos(angle) * radius * 1.12, y + Math.sin(angle) * radius * 0.86);
  }
  context.closePath();
  context.fillStyle = color;
  context.fill();
  context.lineWidth = 6;
  context.lineJoin = 'round';
  context.strokeStyle = '#161a1d';
  context.stroke();
}

export const yesYesYes = {
  id: 'yes-yes-yes',
  title: 'Yes Yes Yes',
  alt: 'Rows of the word YES! slide left and right on purple, pink, orange, yellow and blue bands',
  tags: ['yes', 'yeah', 'agree', 'ok', 'text', 'excited', 'absolutely', 'of course', 'typography', 'pattern'],
  width: 400,
  height: 400,
  frames: 24,
  canvas: (width) => (context, t) => {
    const colors = ['#8338ec', '#ff006e', '#fb5607', '#ffbe0b', '#3a86ff'];
    context.font = '92px Lilita';
    context.textBaseline = 'middle';
    const word = context.measureText('YES! ').width;
    for (let row = 0; row < 5; row++) {
      context.fillStyle = colors[row];
      context.fillRect(0, row * 80, width, 80);
      context.fillStyle = '#ffffff';
      const shift = (row & 1 ? 1 - t : t) * word - ((row * 97) % word);
      for (let i = -2; i < 5; i++) context.fillText('YES!', i * word + shift, row * 80 + 43);
    }
  },
};
