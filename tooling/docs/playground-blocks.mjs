import { SCENES } from '../../apps/demo/src/pages/playground/scenes.ts';
import { toCode } from '../../apps/demo/src/pages/playground/to-code.ts';

/** The code that the playground of the demo gives to copy: that of each state, and for each component with every choice made. */
export function playgroundBlocks() {
  return SCENES.flatMap((scene) => {
    const { id, component: name, from, controls, states } = scene;
    const blockOf = (state, chosen, path) => ({
      path,
      line: 0,
      language: 'tsx',
      code: toCode({ name, from }, state.code, controls, chosen),
      given: [],
    });
    const all = Object.fromEntries(controls.map(({ name, field }) => [name, textFor(field)]));
    return [
      ...states.map((state) => blockOf(state, state.preset ?? {}, `playground ${id}/${state.id}`)),
      blockOf(states[0], all, `playground ${id} with every prop`),
    ];
  });
}

function textFor({ kind, options, min }) {
  if (kind === 'choice') return options.at(-1);
  return kind === 'number' ? String(min) : kind === 'text' ? 'a "text"' : 'true';
}
