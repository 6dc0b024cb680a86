import { type Consent, initialConsent } from './consent.ts';

export interface ConsentGate<Item> {
  /** Passes the item on if consent is granted, holds it while consent is pending, and drops it if denied. */
  push(item: Item): void;
  setConsent(consent: Consent): void;
}

export interface ConsentGateOptions<Item> {
  readonly consent: Consent;
  readonly globalPrivacyControl: boolean;
  /** Number of items held in memory while consent is pending; older ones are dropped. */
  readonly maxPending: number;
  readonly onItem: (item: Item) => void;
}

/** Holds items back until the user has consented. */
export function createConsentGate<Item>(options: ConsentGateOptions<Item>): ConsentGate<Item> {
  const { maxPending, onItem } = options;
  let consent = initialConsent(options);
  let pending: readonly Item[] = [];
  return {
    push(item) {
      if (consent === 'granted') onItem(item);
      else if (consent === 'pending') pending = [...pending, item].slice(-maxPending);
    },
    setConsent(next) {
      consent = next;
      if (next === 'pending') return;
      const released = pending;
      pending = [];
      if (next === 'granted') for (const item of released) onItem(item);
    },
  };
}
