import { type Consent, initialConsent } from './consent.ts';

export interface ConsentGate<Item> {
  /** Passes the item on, keeps it until the viewer has answered, or forgets it. */
  offer(item: Item): void;
  setConsent(consent: Consent): void;
}

export interface ConsentGateOptions<Item> {
  readonly consent: Consent;
  readonly globalPrivacyControl: boolean;
  /** While the answer is awaited, the newest of so many are kept, in memory. */
  readonly most: number;
  readonly pass: (item: Item) => void;
}

/** Holds back what may not be told yet. */
export function createConsentGate<Item>(options: ConsentGateOptions<Item>): ConsentGate<Item> {
  const { most, pass } = options;
  let consent = initialConsent(options.consent, options.globalPrivacyControl);
  let waiting: readonly Item[] = [];
  return {
    offer(item) {
      if (consent === 'granted') pass(item);
      else if (consent === 'pending') waiting = [...waiting, item].slice(-most);
    },
    setConsent(next) {
      consent = next;
      if (next === 'pending') return;
      const held = waiting;
      waiting = [];
      if (next === 'granted') for (const item of held) pass(item);
    },
  };
}
