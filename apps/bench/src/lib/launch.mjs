import { chromium } from 'playwright-core';
import { CHROMIUM_ARGS, THIS_MACHINE_ONLY } from '../../../../tooling/chromium-args.mjs';

/** The browser can only reach this machine, so that no library phones home. */
export const ARGS = [...CHROMIUM_ARGS, THIS_MACHINE_ONLY];

/** Launches a headless Chromium. */
export const launch = (executablePath) => chromium.launch({ executablePath, args: ARGS });
