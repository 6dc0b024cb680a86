import { rainbow } from '../lib/lettering.mjs';
import { TAU } from '../lib/math.mjs';
import { fill, plain, polygon, sky } from '../lib/shapes.mjs';
import { confetti, drift } from './backgrounds.mjs';
import { around, caption, scene, shadow } from './scene.mjs';

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
