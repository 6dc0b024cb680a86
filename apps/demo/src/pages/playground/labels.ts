import type { Choice } from './control.ts';

/** Words in another language, as a choice. */
export const inGerman = (labels: object): Choice => ({
  field: { kind: 'choice', options: ['Deutsch'] },
  toProp: () => labels,
  toCode: () => objectCode(labels),
});

const TILE = { pause: 'Animation anhalten', verified: 'Geprüft' };

export const TILE_LABELS = inGerman(TILE);

export const LIST_WORDS = {
  ...TILE,
  loading: 'Bilder werden geladen',
  noResults: 'Keine Bilder gefunden.',
  error: 'Die Bilder konnten nicht geladen werden.',
  retry: 'Erneut versuchen?',
};

export const LIST_LABELS = inGerman({ ...LIST_WORDS, list: 'Bilder' });

/** An object of texts as an application would write it. */
export function objectCode(value: object): string {
  const members = Object.entries(value).map(
    ([name, member]) => `${name}: ${typeof member === 'object' ? objectCode(member) : quoted(member)},`,
  );
  return `{\n${members.map((member) => member.replace(/^/gm, '  ')).join('\n')}\n}`;
}

const quoted = (value: unknown) => (typeof value === 'string' ? `'${value.replace(/['\\]/g, '\\$&')}'` : String(value));
