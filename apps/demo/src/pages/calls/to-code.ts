import type { Arguments, Call } from './call.ts';

/** The call as one would write it. A secret stays a name. */
export function toCode(call: Call, { positional, options }: Arguments): string {
  const shown = call.name === 'setCallToAction' ? [ctaOf(options), '{ token }'] : [objectOf(options)];
  const parts = [...positional.map((value) => literal(value)), ...shown].filter((part) => part !== '');
  return `${call.isBare ? '' : 'const { data } = '}await client.${call.name}(${parts.join(', ')});`;
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
  return `[${value.map((each) => literal(each)).join(', ')}]`;
}
