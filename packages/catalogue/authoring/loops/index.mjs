import { kaleidoscopeGarden } from './kaleidoscope-garden.mjs';
import { liquidMarble } from './liquid-marble.mjs';

export const loops = [kaleidoscopeGarden, liquidMarble].map((loop) => ({ kind: 'gif', channel: 'looplab', ...loop }));
