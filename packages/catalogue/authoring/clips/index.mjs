import * as ambience from './ambience.mjs';
import { beatMachine } from './beat-machine.mjs';
import { pendulumWaves } from './pendulum-waves.mjs';
import * as voices from './voices.mjs';

export const clips = [pendulumWaves, beatMachine, ...Object.values(voices), ...Object.values(ambience)];
