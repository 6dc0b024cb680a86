import type { CodeBlock } from './code-block.ts';
import type { Tell } from './tell.ts';

/** The chosen values of a playground by the names of their controls; one that is not there has its default. */
export type Chosen = { readonly [name: string]: string | undefined };

/** What a prop may be given. */
export interface Choice {
  readonly field: Field;
  /** What the prop is given for a chosen text. @default the text, a number, or true */
  readonly toProp?: ((text: string, tell: Tell) => unknown) | undefined;
  /** How that is written as code. @default what the field gives */
  readonly toCode?: ((text: string) => string) | undefined;
  /** What that code needs around it. */
  readonly needs?: CodeBlock | undefined;
}

/** One prop of a component, as something to choose. */
export interface Control extends Choice {
  /** That of the prop. */
  readonly name: string;
}

export type Field =
  | { readonly kind: 'number'; readonly min: number; readonly max: number; readonly step?: number | undefined }
  | { readonly kind: 'choice'; readonly options: readonly string[] }
  | { readonly kind: 'toggle' }
  | { readonly kind: 'text' };

/** A text that a field could have made; others, as in a mistyped address, count as not chosen. */
export function isAllowed({ field }: Control, text: string): boolean {
  switch (field.kind) {
    case 'number':
      return text.trim() !== '' && Number(text) >= field.min && Number(text) <= field.max;
    case 'choice':
      return field.options.includes(text);
    case 'toggle':
      return text === 'true';
    case 'text':
      return text !== '';
  }
}

/** What a component is given for what is chosen. */
export function propsOf(
  controls: readonly Control[],
  chosen: Chosen,
  tell: Tell,
): { readonly [name: string]: unknown } {
  return Object.fromEntries(
    controls.flatMap((control) => {
      const text = chosen[control.name];
      return text === undefined ? [] : [[control.name, propOf(control, text, tell)]];
    }),
  );
}

function propOf({ field, toProp }: Control, text: string, tell: Tell): unknown {
  if (toProp) return toProp(text, tell);
  if (field.kind === 'number') return Number(text);
  return field.kind === 'toggle' ? true : text;
}
