/** Pending: events wait in memory and nothing leaves the page. */
export type Consent = 'granted' | 'denied' | 'pending';

/**
 * With Global Privacy Control on, 'granted' as a setting of the page counts as denied: only the viewer's own answer,
 * which comes later through `setConsent`, may say otherwise. See https://privacycg.github.io/gpc-spec/.
 */
export const initialConsent = (asked: Consent, globalPrivacyControl: boolean): Consent =>
  globalPrivacyControl && asked === 'granted' ? 'denied' : asked;
