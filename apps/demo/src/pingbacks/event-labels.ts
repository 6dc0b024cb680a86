import type { GifEventType } from '@zoetrope/model';
import type { IconName } from '@zoetrope/ui';

/** Label and icon of each event type. */
export const EVENT_LABELS: { readonly [type in GifEventType]: { readonly label: string; readonly icon: IconName } } = {
  SEEN: { label: 'Seen', icon: 'eye' },
  HOVER: { label: 'Hover', icon: 'hover' },
  CLICK: { label: 'Click', icon: 'click' },
  START: { label: 'Start', icon: 'play' },
};
