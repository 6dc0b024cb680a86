import type { Consent } from '@zoetrope/analytics';

const KEY = 'zoetrope-demo-consent';

type GetStorage = () => Pick<Storage, 'getItem' | 'setItem'>;

/** Receives the viewer's consent. */
export interface ConsentReceiver {
  readonly setConsent: (consent: Consent) => void;
}

/** The viewer's consent to analytics. */
export interface Privacy {
  readonly isAllowed: () => boolean;
  readonly decide: (consent: 'granted' | 'denied') => void;
}

export interface PrivacyOptions {
  readonly getStorage: GetStorage;
  readonly globalPrivacyControl: boolean;
  readonly receivers: readonly ConsentReceiver[];
}

/**
 * Consent counts as granted until the viewer decides, except under Global Privacy Control. A decision is stored for
 * later visits and passed on to all receivers.
 */
export function createPrivacy({ getStorage, globalPrivacyControl, receivers }: PrivacyOptions): Privacy {
  const stored = readConsent(getStorage);
  let isAllowed = stored === undefined ? !globalPrivacyControl : stored === 'granted';
  const notify = () => {
    for (const receiver of receivers) receiver.setConsent(isAllowed ? 'granted' : 'denied');
  };
  notify();
  return {
    isAllowed: () => isAllowed,
    decide(consent) {
      isAllowed = consent === 'granted';
      storeConsent(getStorage, consent);
      notify();
    },
  };
}

function readConsent(getStorage: GetStorage): Consent | undefined {
  try {
    const stored = getStorage().getItem(KEY);
    return stored === 'granted' || stored === 'denied' ? stored : undefined;
  } catch {
    return undefined;
  }
}

function storeConsent(getStorage: GetStorage, consent: Consent): void {
  try {
    getStorage().setItem(KEY, consent);
  } catch {
    // Storage is denied: the decision applies to this page only.
  }
}
