import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fetchChromium } from './fetch-chromium.mjs';

const LINUX = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/snap/bin/chromium',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
];
const MAC = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const WINDOWS_CHROME = 'Google/Chrome/Application/chrome.exe';

/**
 * Returns the path of a Chromium for the browser tests: `CHROMIUM_PATH`, an installed Chromium or Chrome, a Playwright
 * download, or a download from npm (Linux on x64 only). Throws if there is none.
 */
export async function findChromium(env = process.env, platform = process.platform) {
  if (env.CHROMIUM_PATH) {
    if (existsSync(env.CHROMIUM_PATH)) return env.CHROMIUM_PATH;
    throw new Error(`CHROMIUM_PATH names ${env.CHROMIUM_PATH}, which does not exist. Correct it or unset it.`);
  }
  const candidates = [...installedPaths(env, platform), await playwrightPath()];
  const found = candidates.find((path) => existsSync(path) && runs(path, platform));
  return found ?? fetchChromium();
}

function installedPaths(env, platform) {
  if (platform === 'darwin') return MAC;
  if (platform !== 'win32') return LINUX;
  const folders = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA];
  return folders.filter(Boolean).map((folder) => join(folder, WINDOWS_CHROME));
}

async function playwrightPath() {
  const playwright = await import('playwright').catch(() => undefined);
  return playwright?.chromium.executablePath() ?? '';
}

/** On some systems, `chromium-browser` only prints how to install it. On Windows, `--version` would open a window. */
function runs(path, platform) {
  return platform === 'win32' || spawnSync(path, ['--version'], { timeout: 30_000 }).status === 0;
}
