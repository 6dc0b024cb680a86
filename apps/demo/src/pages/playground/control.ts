import type { CodeBlock } from './code-block.ts';
import type { LogCall } from './log-call.ts';

/** Values of the controls by name. Undefined for the default. */
export type ControlValues = { readonly [name: string]: string | undefined };

/** The control of a prop. */
export interface Choice {
  readonly field: Field;
  /** Converts the text to the value of the prop. Default: the text, a number, or true. */
  readonly toProp?: ((text: string, logCall: LogCall) => unknown) | undefined;
  /** Converts the text to source code. Default: a literal. */
  readonly toExpression?: ((text: string) => string) | undefined;
  /** The imports and declarations that the code needs. */
  readonly needs?: CodeBlock | undefined;
}

/** A named control. */
export interface Control extends Choice {
  /** Name of the prop. */
  readonly name: string;
}

export type Field =
  | { readonly kind: 'number'; readonly min: number; readonly max: number; readonly step?: number | undefined }
  | { readonly kind: 'choice'; readonly options: readonly string[] }
  | { readonly kind: 'toggle' }
  | { readonly kind: 'text' };

/** Returns whether a text is valid for a control. Invalid texts, as in a mistyped URL, are ignored. */
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

/** Returns the props for the values of the controls. */
export function propsOf(
  controls: readonly Control[],
  values: ControlValues,
  logCall: LogCall,
): { readonly [name: string]: unknown } {
  return Object.fromEntries(
    controls.flatMap((control) => {
      const text = values[control.name];
      return text === undefined ? [] : [[control.name, propOf(control, text, logCall)]];
    }),
  );
}

function propOf({ field, toProp }: Control, text: string, logCall: LogCall): unknown {
  if (toProp) return toProp(text, logCall);
  if (field.kind === 'number') return Number(text);
  return field.kind === 'toggle' ? true : text;
}
