import type { Arguments, Method } from './method.ts';

/** Returns the call as source code. Secrets appear as variables. */
export function toCode(method: Method, { positional, options }: Arguments): string {
  const shown = method.name === 'setCallToAction' ? [ctaOf(options), '{ token }'] : [objectOf(options)];
  const parts = [...positional.map((value) => literal(value)), ...shown].filter((part) => part !== '');
  return `${method.returnsPlainValue ? '' : 'const { data } = '}await client.${method.name}(${parts.join(', ')});`;
}

function ctaOf({ link = '', text = '' }: Arguments['options']): string {
  return text === '' ? '{}' : objectOf({ link, text });
}

function objectOf(options: Arguments['options']): string {
  const entries = Object.entries(options).map(([name, value]) => `${name}: ${literal(value)}`);
  return entries.length > 0 ? `{ ${entries.join(', ')} }` : '';
}

function literal(value: string | number | readonly string[]): string {
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return `'${value.replace(/[\\']/g, '\\$&').replace(/\n/g, '\\n')}'`;
  return `[${value.map((element) => literal(element)).join(', ')}]`;
}
