import * as animals from './animals.mjs';
import * as celebrations from './celebrations.mjs';
import * as everyday from './everyday.mjs';
import * as feelings from './feelings.mjs';
import * as greetings from './greetings.mjs';
import * as kindness from './kindness.mjs';
import * as oddities from './oddities.mjs';

/** The recipes of a file; it may also export what others draw with. */
const recipesOf = (group, channel) =>
  Object.values(group)
    .filter(({ id }) => id)
    .map((recipe) => ({ kind: 'gif', channel, ...recipe }));

export const scenes = [
  ...[greetings, celebrations, feelings, kindness, everyday, oddities].flatMap((group) => recipesOf(group, 'bigmood')),
  ...recipesOf(animals, 'zoohop'),
];
