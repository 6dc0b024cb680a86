import type { Choice } from './control.ts';

/** A control that selects German labels. */
export const inGerman = (labels: object): Choice => ({
  field: { kind: 'choice', options: ['Deutsch'] },
  toProp: () => labels,
  toExpression: () => objectCode(labels),
});

const TILE = { pause: 'Animation anhalten', verified: 'Geprüft' };

export const TILE_LABELS = inGerman(TILE);

export const LIST_TEXTS = {
  ...TILE,
  loading: 'Bilder werden geladen',
  noResults: 'Keine Bilder gefunden.',
  error: 'Die Bilder konnten nicht geladen werden.',
  retry: 'Erneut versuchen?',
};

export const LIST_LABELS = inGerman({ ...LIST_TEXTS, list: 'Bilder' });

/** Returns the source code of an object of texts. */
export function objectCode(value: object): string {
  const members = Object.entries(value).map(
    ([name, member]) => `${name}: ${typeof member === 'object' ? objectCode(member) : toLiteral(member)},`,
  );
  return `{\n${members.map((member) => member.replace(/^/gm, '  ')).join('\n')}\n}`;
}

const toLiteral = (value: unknown) =>
  typeof value === 'string' ? `'${value.replace(/['\\]/g, '\\$&')}'` : String(value);
