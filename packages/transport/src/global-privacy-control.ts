/** Whether the viewer's browser asks not to be tracked across sites (https://privacycg.github.io/gpc-spec/). */
export function globalPrivacyControl(): boolean {
  return (globalThis.navigator as { globalPrivacyControl?: boolean } | undefined)?.globalPrivacyControl === true;
}
