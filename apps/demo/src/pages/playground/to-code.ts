import type { CodeBlock, StateCode } from './code-block.ts';
import type { Control, ControlValues } from './control.ts';

export interface ComponentImport {
  readonly name: string;
  /** The entry point that exports it. */
  readonly from: string;
}

/** Returns a module that renders the current example. */
export function toCode(
  { name, from }: ComponentImport,
  state: StateCode,
  { controls, values }: { readonly controls: readonly Control[]; readonly values: ControlValues },
): string {
  const used = controls.filter((control) => values[control.name] !== undefined);
  const blocks: readonly CodeBlock[] = [state, ...used.flatMap(({ needs }) => needs ?? [])];
  // Several controls may need the same statements.
  const collect = (part: 'before' | 'body' | 'siblings') => [...new Set(blocks.flatMap((block) => block[part] ?? []))];
  const props = [...state.props, ...used.map((control) => toAttribute(control, values[control.name] ?? ''))];
  const element = [`<${name}`, ...indent(props), '/>'];
  const siblings = collect('siblings');
  const returned = siblings.length > 0 ? ['<>', ...indent([...siblings, ...element]), '</>'] : element;
  return [
    ...importLines([{ imports: { [from]: [name] } }, ...blocks]),
    '',
    ...collect('before').flatMap((line) => [line, '']),
    `export function Example(${state.parameters ?? ''}) {`,
    ...indent([...collect('body'), 'return (', ...indent(returned), ');']),
    '}',
  ].join('\n');
}

/** Returns one import per module, in alphabetical order. */
function importLines(blocks: readonly CodeBlock[]): readonly string[] {
  const names = new Map<string, Set<string>>();
  for (const [module, added] of blocks.flatMap(({ imports }) => Object.entries(imports ?? {})))
    names.set(module, new Set([...(names.get(module) ?? []), ...added]));
  return [...names]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([module, set]) => `import { ${[...set].join(', ')} } from '${module}';`);
}

const indent = (lines: readonly string[]) => lines.flatMap((text) => text.split('\n').map((line) => `  ${line}`));

function toAttribute({ name, field, toExpression }: Control, text: string): string {
  if (toExpression) return `${name}={${toExpression(text)}}`;
  if (field.kind === 'toggle') return name;
  if (field.kind === 'number') return `${name}={${Number(text)}}`;
  // A JSX attribute has no escapes and decodes entities, so text with special characters becomes an expression.
  return /["{}&<>\\\n]/.test(text) ? `${name}={${JSON.stringify(text)}}` : `${name}="${text}"`;
}
