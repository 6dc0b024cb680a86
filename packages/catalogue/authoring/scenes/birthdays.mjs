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
      context,
      width,
      height,
      t,
      actors: [cake],
    } = stage;
    plain(stage, '#ff8fb1');
    fill(context, '#ffa9c4', (path) => path.arc(width / 2, height * 0.56, 176, 0, TAU));
    confetti(stage, { count: 52, seed: 12, size: 12 });
    shadow(context, { x: width / 2, y: height * 0.73, radius: 112 });
    cake.draw(context, t, { x: width / 2, y: height * 0.52, size: 226 });
    caption(stage, 'Happy', { x: width / 2, y: height * 0.155, size: 92, width: width * 0.86 });
    caption(stage, 'Birthday!', { x: width / 2, y: height * 0.87, size: 94, width: width * 0.94, t: t + 0.8 });
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
      context,
      width,
      height,
      t,
      actors: [face],
    } = stage;
    sky(stage, [
      [0, '#4cb8f0'],
      [1, '#d7f3ff'],
    ]);
    const colors = ['#ff595e', '#ffca3a', '#8ac926', '#b07cff', '#ff8fb1', '#ff924c'];
    const balloon = ({ x, y, size, turn, index }) =>
      around(context, { x, y, turn }, () => {
        context.strokeStyle = 'rgba(40,30,70,.5)';
        context.lineWidth = 2;
        context.beginPath();
        context.moveTo(0, size * 0.55);
        context.quadraticCurveTo(size * 0.12, size * 0.9, 0, size * 1.3);
        context.stroke();
        fill(context, colors[index % colors.length], (path) => path.ellipse(0, 0, size * 0.44, size * 0.54, 0, 0, TAU));
        polygon(context, colors[index % colors.length], [
          [-7, size * 0.62],
          [0, size * 0.5],
          [7, size * 0.62],
        ]);
        fill(context, 'rgba(255,255,255,.45)', (path) =>
          path.ellipse(-size * 0.17, -size * 0.2, size * 0.07, size * 0.14, 0.5, 0, TAU),
        );
      });
    drift(stage, { count: 12, seed: 21, smallest: 54, largest: 96, direction: -1, draw: balloon });
    face.draw(context, t, { x: width / 2, y: height * 0.48, size: 206 });
    caption(stage, 'Yay!', { x: width / 2, y: height * 0.85, size: 112, fill: rainbow(t, 66) });
  },
});
