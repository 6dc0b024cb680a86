import type { ComponentPropsWithoutRef, KeyboardEvent } from 'react';
import { pickerAttributes } from './picker-attributes.ts';
import { panelId, tabId, usePickerState } from './use-picker-state.ts';

export interface GifPickerTabsProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {}

/**
 * The tabs of a composed picker. With a single tab it renders nothing. They are one Tab stop; arrow keys select a tab.
 */
export function GifPickerTabs(props: GifPickerTabsProps) {
  const picker = usePickerState('GifPickerTabs');
  const { tabs, selectedTab, selectTab, labels } = picker;
  if (tabs.length <= 1) return null;

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    const index = indexForKey(event.key, {
      index: tabs.indexOf(selectedTab),
      count: tabs.length,
      isRightToLeft,
    });
    const tab = index === undefined ? undefined : tabs[index];
    if (index === undefined || tab === undefined) return;
    event.preventDefault();
    selectTab(tab);
    (event.currentTarget.children[index] as HTMLElement | undefined)?.focus();
  }

  return (
    <div role="tablist" aria-label={labels.types} onKeyDown={onKeyDown} {...props} {...{ [pickerAttributes.tabs]: '' }}>
      {tabs.map((tab) => (
        <button
          key={tab}
          id={tabId(picker, tab)}
          type="button"
          role="tab"
          aria-selected={tab === selectedTab}
          aria-controls={panelId(picker)}
          tabIndex={tab === selectedTab ? 0 : -1}
          onClick={() => selectTab(tab)}
        >
          {labels.tabs[tab]}
        </button>
      ))}
    </div>
  );
}

interface TabPosition {
  readonly index: number;
  readonly count: number;
  readonly isRightToLeft: boolean;
}

/** The index of the tab that a key selects. Returns undefined for other keys. */
function indexForKey(key: string, { index, count, isRightToLeft }: TabPosition): number | undefined {
  const next = (index + 1) % count;
  const previous = (index + count - 1) % count;
  switch (key) {
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    case 'ArrowRight':
      return isRightToLeft ? previous : next;
    case 'ArrowLeft':
      return isRightToLeft ? next : previous;
    default:
      return undefined;
  }
}
