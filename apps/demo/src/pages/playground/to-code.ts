import type { Chosen, Control } from './control.ts';

/** A component as code: what it cannot do without, then what is chosen. */
export interface CodeParts {
  readonly component: string;
  /** Where it is imported from. */
  readonly from: string;
  /** Props that the state itself gives, as code. */
  readonly given: readonly string[];
}

export function toCode({ component, from, given }: CodeParts, controls: readonly Control[], chosen: Chosen): string {
  const props = [
    ...given,
    ...controls.flatMap((control) => {
      const text = chosen[control.name];
      return text === undefined ? [] : [attribute(control, text)];
    }),
  ];
  return `import { ${component} } from '${from}';\n\n<${component}\n${props.map((prop) => `  ${prop}\n`).join('')}/>;`;
}

function attribute({ name, field, toCode: write }: Control, text: string): string {
  if (write) return `${name}={${write(text)}}`;
  if (field.kind === 'toggle') return name;
  if (field.kind === 'number') return `${name}={${Number(text)}}`;
  // A text of any kind is safe as an expression, as an attribute it may hold no quotation mark.
  return /["{}&<>\\\n]/.test(text) ? `${name}={${JSON.stringify(text)}}` : `${name}="${text}"`;
}
