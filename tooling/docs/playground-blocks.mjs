import { SCENES } from '../../apps/demo/src/pages/playground/scenes.ts';
import { toCode } from '../../apps/demo/src/pages/playground/to-code.ts';

/** Returns the code samples of the playground: one per state, and one per component with every control set. */
export function playgroundBlocks() {
  return SCENES.flatMap((scene) => {
    const { id, component: name, from, controls, states } = scene;
    const blockOf = (state, values, path) => ({
      path,
      line: 0,
      language: 'tsx',
      code: toCode({ name, from }, state.code, { controls, values }),
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
  if (kind === 'number') return String(min);
  return kind === 'text' ? 'a "text"' : 'true';
}
