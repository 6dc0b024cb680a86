import * as ambience from './ambience.mjs';
import { beatMachine } from './beat-machine.mjs';
import { liftOff } from './lift-off.mjs';
import { lullaby } from './music-box-lullaby.mjs';
import { pendulumWaves } from './pendulum-waves.mjs';
import { robotHello } from './robot-says-hello.mjs';
import { clockTick } from './tick-tock-clock.mjs';

export const clips = [pendulumWaves, beatMachine, robotHello, liftOff, lullaby, clockTick, ...Object.values(ambience)];
