/** The user's consent. While it is 'pending', events are kept in memory and nothing is sent. */
export type Consent = 'granted' | 'denied' | 'pending';

/**
 * With Global Privacy Control on, a `'granted'` in the options of the page counts as `'denied'`. Only the user's own
 * decision, passed to `setConsent`, overrides the signal. See https://privacycg.github.io/gpc-spec/.
 */
export const initialConsent = (consent: Consent, globalPrivacyControl: boolean): Consent =>
  globalPrivacyControl && consent === 'granted' ? 'denied' : consent;
