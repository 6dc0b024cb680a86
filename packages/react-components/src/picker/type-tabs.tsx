import type { KeyboardEvent } from 'react';
import { pickerAttributes } from './picker-attributes.ts';
import type { PickerLabels } from './picker-labels.ts';
import type { PickerType } from './picker-requests.ts';

export type PickerTab = PickerType | 'recent';

export interface TypeTabsProps {
  readonly tabs: readonly PickerTab[];
  readonly chosen: PickerTab;
  readonly tabId: (tab: PickerTab) => string;
  readonly panelId: string;
  readonly labels: PickerLabels;
  readonly onChoose: (tab: PickerTab) => void;
}

/** One tab stop: the arrow keys choose, as the list is there at once. */
export function TypeTabs({ tabs, chosen, tabId, panelId, labels, onChoose }: TypeTabsProps) {
  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const step = stepForKey(event.key, getComputedStyle(event.currentTarget).direction === 'rtl');
    if (!step) return;
    event.preventDefault();
    const next = tabs[step(tabs.indexOf(chosen), tabs.length)];
    if (!next) return;
    onChoose(next);
    (event.currentTarget.children[tabs.indexOf(next)] as HTMLElement | undefined)?.focus();
  }

  return (
    <div role="tablist" aria-label={labels.types} onKeyDown={onKeyDown} {...{ [pickerAttributes.tabs]: '' }}>
      {tabs.map((tab) => (
        <button
          key={tab}
          id={tabId(tab)}
          type="button"
          role="tab"
          aria-selected={tab === chosen}
          aria-controls={panelId}
          tabIndex={tab === chosen ? 0 : -1}
          onClick={() => onChoose(tab)}
        >
          {labels.tabs[tab]}
        </button>
      ))}
    </div>
  );
}

type Step = (place: number, count: number) => number;

const STEPS: { readonly [key: string]: Step | undefined } = {
  Home: () => 0,
  End: (_, count) => count - 1,
  ArrowLeft: (place, count) => (place + count - 1) % count,
  ArrowRight: (place, count) => (place + 1) % count,
};

const MIRRORED: { readonly [key: string]: string | undefined } = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

function stepForKey(key: string, isRightToLeft: boolean): Step | undefined {
  return STEPS[(isRightToLeft ? MIRRORED[key] : undefined) ?? key];
}
