import * as animals from './animals.mjs';
import * as birthdays from './birthdays.mjs';
import * as comfort from './comfort.mjs';
import * as encouragement from './encouragement.mjs';
import * as everyday from './everyday.mjs';
import * as food from './food.mjs';
import * as greetings from './greetings.mjs';
import * as love from './love.mjs';
import * as oddities from './oddities.mjs';
import * as parties from './parties.mjs';
import * as seasons from './seasons.mjs';
import * as strongFeelings from './strong-feelings.mjs';
import * as surprise from './surprise.mjs';
import * as thanks from './thanks.mjs';

const reactions = [
  greetings,
  birthdays,
  parties,
  seasons,
  love,
  thanks,
  encouragement,
  strongFeelings,
  surprise,
  comfort,
  food,
  everyday,
  oddities,
];

const recipesOf = (channel, groups) =>
  groups.flatMap((group) => Object.values(group)).map((recipe) => ({ kind: 'gif', channel, ...recipe }));

export const scenes = [...recipesOf('bigmood', reactions), ...recipesOf('zoohop', [animals])];
