import { chromium } from 'playwright-core';
import { CHROMIUM_ARGS, THIS_MACHINE_ONLY } from '../../../../tooling/chromium-args.mjs';

/** Libraries that phone home reach no server. */
export const ARGS = [...CHROMIUM_ARGS, THIS_MACHINE_ONLY];

/** A headless Chromium that reaches this machine only. */
export const launch = (executablePath) => chromium.launch({ executablePath, args: ARGS });
