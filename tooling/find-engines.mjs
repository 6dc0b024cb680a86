import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { arch, platform } from 'node:process';

const FIREFOX = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/snap/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];
const LIBRARIES = { x64: 'x86_64-linux-gnu', arm64: 'aarch64-linux-gnu' };

/** The Debian packages of each engine. WebKit plays videos by GStreamer. */
const PACKAGES = {
  firefox: ['firefox-esr'],
  webkit: ['webkit2gtk-driver', 'xvfb', 'gstreamer1.0-plugins-good', 'gstreamer1.0-plugins-bad', 'gstreamer1.0-libav'],
};

/** Set to `playwright`, tests run in the browsers that Playwright has downloaded instead of those of the machine. */
const SOURCE = 'ZOETROPE_ENGINES';

/**
 * The browsers of this machine other than Chromium, by their engine: `{ name, driver, paths: { browser, driver } }`.
 * `FIREFOX_PATH` sets another Firefox. WebKit is that of Debian, WebKitGTK.
 */
export function findEngines(env = process.env) {
  if (env[SOURCE] === 'playwright') return findPlaywrightEngines();
  const engines = [];
  const firefox = env.FIREFOX_PATH ?? FIREFOX.find((path) => existsSync(path));
  if (firefox) engines.push({ name: 'firefox', driver: 'puppeteer', paths: { browser: firefox, driver: '' } });
  const browser = `/usr/lib/${LIBRARIES[arch]}/webkit2gtk-4.1/MiniBrowser`;
  const driver = '/usr/bin/WebKitWebDriver';
  const hasWebKit = platform === 'linux' && [browser, driver, '/usr/bin/Xvfb'].every((path) => existsSync(path));
  if (hasWebKit) engines.push({ name: 'webkit', driver: 'webdriver', paths: { browser, driver } });
  return engines;
}

/** The builds of Firefox and WebKit that Playwright has downloaded. */
function findPlaywrightEngines() {
  const { firefox, webkit } = createRequire(import.meta.url)('playwright');
  return [firefox, webkit]
    .map((type) => ({ name: type.name(), driver: 'playwright', paths: { browser: type.executablePath(), driver: '' } }))
    .filter(({ paths }) => existsSync(paths.browser));
}

/** The Debian packages of both engines. */
export function enginePackages() {
  return Object.values(PACKAGES).flat();
}

/** How to install an engine. */
export function howToInstall(name, env = process.env) {
  if (env[SOURCE] === 'playwright') return `Install it with \`npx playwright install --with-deps ${name}\`.`;
  return `Install it with \`apt-get install ${PACKAGES[name].join(' ')}\` (Debian).`;
}

/** The engines that this machine does not have. */
export function missingEngines(env = process.env) {
  const found = findEngines(env).map(({ name }) => name);
  return Object.keys(PACKAGES).filter((name) => !found.includes(name));
}
