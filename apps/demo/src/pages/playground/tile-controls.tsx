import { altText } from '@zoetrope/model';
import type { GifOverlayProps } from '@zoetrope/react-components';
import type { Control } from './control.ts';

/** An overlay of an application's own. */
function Title({ gif }: GifOverlayProps) {
  return <strong className="playground-overlay">{altText(gif)}</strong>;
}

/** What lists and single GIFs are told alike. */
export const TILE_CONTROLS: readonly Control[] = [
  { name: 'motion', field: { kind: 'choice', options: ['always', 'hover', 'never'] } },
  { name: 'borderRadius', field: { kind: 'number', min: 0, max: 40 } },
  { name: 'noLink', field: { kind: 'toggle' } },
  {
    name: 'onGifClick',
    field: { kind: 'toggle' },
    toProp: (_, tell) => (gif: { id: string }, event: { preventDefault(): void }) => {
      event.preventDefault();
      tell('onGifClick', gif.id);
    },
    toCode: () => '(gif, event) => open(gif, event)',
  },
  { name: 'hideAttribution', field: { kind: 'toggle' } },
  {
    name: 'onAttributionClick',
    field: { kind: 'toggle' },
    toProp: (_, tell) => (gif: { id: string }) => tell('onAttributionClick', gif.id),
    toCode: () => '(gif) => openCreator(gif.user)',
  },
  { name: 'overlay', field: { kind: 'toggle' }, toProp: () => Title, toCode: () => 'Title' },
  { name: 'layoutType', field: { kind: 'choice', options: ['GRID', 'CAROUSEL'] } },
];

/** The words of a list in another language. */
export const LIST_LABELS: Control = {
  name: 'labels',
  field: { kind: 'choice', options: ['Deutsch'] },
  toProp: () => ({
    list: 'Bilder',
    carousel: 'Karussell',
    previous: 'Vorige Bilder',
    next: 'Nächste Bilder',
    pause: 'Bewegung anhalten',
    verified: 'Geprüft',
    loading: 'Bilder werden geladen',
    loaded: (count: number) => `${count} weitere geladen`,
    noResults: 'Keine Bilder gefunden.',
    error: 'Die Bilder konnten nicht geladen werden.',
    retry: 'Noch einmal?',
  }),
  toCode: () => 'germanLabels',
};
