import { chromium } from 'playwright-core';

export const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Peers that phone home find nobody.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
];

/** A headless Chromium that reaches this machine only. */
export const launch = (executablePath) => chromium.launch({ executablePath, args: ARGS });
