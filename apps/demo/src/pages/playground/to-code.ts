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
  const lines = (part: 'before' | 'body' | 'siblings') => [...new Set(blocks.flatMap((block) => block[part] ?? []))];
  const props = [...state.props, ...used.map((control) => toAttribute(control, values[control.name] ?? ''))];
  const element = [`<${name}`, ...indent(props), '/>'];
  const siblings = lines('siblings');
  const shown = siblings.length > 0 ? ['<>', ...indent([...siblings, ...element]), '</>'] : element;
  return [
    ...importLines([{ imports: { [from]: [name] } }, ...blocks]),
    '',
    ...lines('before').flatMap((line) => [line, '']),
    `export function Example(${state.parameters ?? ''}) {`,
    ...indent([...lines('body'), 'return (', ...indent(shown), ');']),
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

function toAttribute({ name, field, toCode: write }: Control, text: string): string {
  if (write) return `${name}={${write(text)}}`;
  if (field.kind === 'toggle') return name;
  if (field.kind === 'number') return `${name}={${Number(text)}}`;
  // As an expression any text is safe; an attribute cannot contain quotation marks.
  return /["{}&<>\\\n]/.test(text) ? `${name}={${JSON.stringify(text)}}` : `${name}="${text}"`;
}
