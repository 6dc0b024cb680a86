import type { Consent } from '@zoetrope/analytics';

const KEY = 'zoetrope-demo-consent';

type GetStorage = () => Pick<Storage, 'getItem' | 'setItem'>;

/** Whatever takes the viewer's answer. */
export interface Asked {
  readonly setConsent: (consent: Consent) => void;
}

/** The viewer's own answer to whether what they do may be told to the collector and to the tag manager. */
export interface Privacy {
  readonly isAllowed: () => boolean;
  readonly allow: (isAllowed: boolean) => void;
}

/**
 * Nobody who has not answered is asked: they are taken to agree, unless their browser asks for privacy. Their answer is
 * kept for later visits, and passed on to everybody whom it concerns.
 */
export function createPrivacy(getStorage: GetStorage, globalPrivacyControl: boolean, asked: readonly Asked[]): Privacy {
  const kept = readAnswer(getStorage);
  let isAllowed = kept === undefined ? !globalPrivacyControl : kept === 'granted';
  const tell = () => {
    for (const each of asked) each.setConsent(isAllowed ? 'granted' : 'denied');
  };
  tell();
  return {
    isAllowed: () => isAllowed,
    allow(next) {
      isAllowed = next;
      keepAnswer(getStorage, next ? 'granted' : 'denied');
      tell();
    },
  };
}

function readAnswer(getStorage: GetStorage): Consent | undefined {
  try {
    const kept = getStorage().getItem(KEY);
    return kept === 'granted' || kept === 'denied' ? kept : undefined;
  } catch {
    return undefined;
  }
}

function keepAnswer(getStorage: GetStorage, consent: Consent): void {
  try {
    getStorage().setItem(KEY, consent);
  } catch {
    // Storage is denied: the answer holds for this page.
  }
}
