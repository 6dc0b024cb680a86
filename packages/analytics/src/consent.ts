/** The user's consent. While it is 'pending', events are kept in memory and nothing is sent. */
export type Consent = 'granted' | 'denied' | 'pending';

export interface InitialConsentOptions {
  readonly consent: Consent;
  readonly globalPrivacyControl: boolean;
}

/**
 * With Global Privacy Control on, a `'granted'` in the options of the page counts as `'denied'`. Only the user's own
 * decision, passed to `setConsent`, overrides the signal. See https://privacycg.github.io/gpc-spec/.
 */
export function initialConsent({ consent, globalPrivacyControl }: InitialConsentOptions): Consent {
  return globalPrivacyControl && consent === 'granted' ? 'denied' : consent;
}
