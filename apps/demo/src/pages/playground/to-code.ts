import type { CodeBlock, StateCode } from './code-block.ts';
import type { Chosen, Control } from './control.ts';

export interface Written {
  readonly name: string;
  /** Where it is imported from. */
  readonly from: string;
}

/** A module that shows what the page shows, and that can be pasted as it is. */
export function toCode(
  { name, from }: Written,
  state: StateCode,
  controls: readonly Control[],
  chosen: Chosen,
): string {
  const used = controls.filter((control) => chosen[control.name] !== undefined);
  const blocks: readonly CodeBlock[] = [state, ...used.flatMap(({ needs }) => needs ?? [])];
  const lines = (part: 'before' | 'body' | 'beside') => [...new Set(blocks.flatMap((block) => block[part] ?? []))];
  const props = [...state.props, ...used.map((control) => attribute(control, chosen[control.name] ?? ''))];
  const element = [`<${name}`, ...indented(props), '/>'];
  const beside = lines('beside');
  const shown = beside.length > 0 ? ['<>', ...indented([...beside, ...element]), '</>'] : element;
  return [
    ...importLines([{ imports: { [from]: [name] } }, ...blocks]),
    '',
    ...lines('before').flatMap((line) => [line, '']),
    `export function Example(${state.takes ?? ''}) {`,
    ...indented([...lines('body'), 'return (', ...indented(shown), ');']),
    '}',
  ].join('\n');
}

/** One statement for each module, in the order of the alphabet. */
function importLines(blocks: readonly CodeBlock[]): readonly string[] {
  const names = new Map<string, Set<string>>();
  for (const [module, added] of blocks.flatMap(({ imports }) => Object.entries(imports ?? {})))
    names.set(module, new Set([...(names.get(module) ?? []), ...added]));
  return [...names]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([module, set]) => `import { ${[...set].join(', ')} } from '${module}';`);
}

const indented = (lines: readonly string[]) => lines.flatMap((text) => text.split('\n').map((line) => `  ${line}`));

function attribute({ name, field, toCode: write }: Control, text: string): string {
  if (write) return `${name}={${write(text)}}`;
  if (field.kind === 'toggle') return name;
  if (field.kind === 'number') return `${name}={${Number(text)}}`;
  // A text of any kind is safe as an expression, as an attribute it may hold no quotation mark.
  return /["{}&<>\\\n]/.test(text) ? `${name}={${JSON.stringify(text)}}` : `${name}="${text}"`;
}
