import { frac, random, TAU } from '../lib/math.mjs';
import { layNoise, noise, softNoise, soundtrack } from '../lib/sound.mjs';
import { campfireNight } from '../places/campfire-night.mjs';
import { moonlitWaves } from '../places/moonlit-waves.mjs';
import { rainyWindow } from '../places/rainy-window.mjs';
import { clip } from './clip.mjs';

/** A place with its sound: its loop is shown a few times, larger. */
function ambience({ place, loops, scale, sound, ...rest }) {
  const loop = (place.frames * (place.delay ?? 80)) / 1000;
  const seconds = Math.round(loop * loops * 1000) / 1000;
  return clip({
    ...rest,
    width: Math.round((place.width * scale) / 2) * 2,
    height: Math.round((place.height * scale) / 2) * 2,
    seconds,
    taste: { from: 0, seconds: loop },
    produce() {
      const track = soundtrack(seconds);
      sound(track);
      const draw = place.canvas(place.width, place.height);
      return {
        track,
        paint: (context, t) => {
          context.scale(scale, scale);
          draw(context, frac(t / loop));
        },
      };
    },
  });
}

export const rainSounds = ambience({
  id: 'rain-sounds',
  title: 'Rain Sounds',
  alt: 'Rain runs down a dark window with city lights behind it, and patters on the glass',
  tags: ['rain', 'sound', 'relax', 'sleep', 'cozy', 'window', 'night', 'lofi', 'weather', 'calm', 'video'],
  place: rainyWindow,
  loops: 3,
  scale: 1.5,
  sound(track) {
    layNoise(track, softNoise(track.seconds, { cutoff: 5200, seed: 1 }), { gain: 0.16 });
    layNoise(track, softNoise(track.seconds, { cutoff: 420, seed: 2, passes: 2 }), { gain: 0.9 });
    const next = random(8);
    for (let drop = 0; drop < 190; drop++) {
      const hz = 1400 + next() * 2600;
      track.add((t) => Math.sin(TAU * hz * t * (1 - t * 3)) * Math.exp(-t * 90), {
        start: next() * track.seconds,
        duration: 0.06,
        pan: next() * 2 - 1,
        gain: 0.1 * next(),
      });
    }
  },
});

export const campfireCrackle = ambience({
  id: 'campfire-crackle',
  title: 'Campfire Crackle',
  alt: 'A campfire crackles and throws sparks into the night in front of dark trees',
  tags: ['campfire', 'fire', 'sound', 'crackle', 'camping', 'night', 'cozy', 'relax', 'warm', 'autumn', 'video'],
  place: campfireNight,
  loops: 4,
  scale: 4 / 3,
  sound(track) {
    layNoise(track, softNoise(track.seconds, { cutoff: 260, seed: 5, passes: 2 }), {
      gain: 0.7,
      swell: (t) => 1 + 0.25 * Math.sin((t / track.seconds) * TAU * 6),
    });
    const next = random(12);
    for (let crack = 0; crack < 150; crack++) {
      const length = 0.004 + next() * 0.03;
      const from = next();
      track.add((t) => noise(t + from) * Math.exp(-t / length), {
        start: next() * track.seconds,
        duration: length * 4,
        pan: next() * 1.6 - 0.8,
        gain: 0.05 + 0.6 * next() ** 5,
      });
    }
  },
});

export const nightOcean = ambience({
  id: 'night-ocean',
  title: 'Night Ocean',
  alt: 'A sailing boat rocks on moonlit waves as the surf comes and goes',
  tags: ['ocean', 'waves', 'sound', 'sea', 'sleep', 'night', 'relax', 'moon', 'boat', 'calm', 'video'],
  place: moonlitWaves,
  loops: 3,
  scale: 1.5,
  sound(track) {
    const surf = (t) => 0.35 + 0.65 * (0.5 + 0.5 * Math.sin((t / track.seconds) * TAU * 2)) ** 2;
    layNoise(track, softNoise(track.seconds, { cutoff: 900, seed: 7, passes: 2 }), { gain: 1.6, swell: surf });
    layNoise(track, softNoise(track.seconds, { cutoff: 3000, seed: 17 }), { gain: 0.08, swell: (t) => surf(t) ** 2 });
  },
});
