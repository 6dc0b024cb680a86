import { existsSync } from 'node:fs';
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

/**
 * The browsers of this machine other than Chromium, by their engine: `{ name, paths: { browser, driver } }`. `FIREFOX_PATH`
 * sets another Firefox. WebKit is that of Debian, WebKitGTK.
 */
export function findEngines(env = process.env) {
  const engines = [];
  const firefox = env.FIREFOX_PATH ?? FIREFOX.find((path) => existsSync(path));
  if (firefox) engines.push({ name: 'firefox', paths: { browser: firefox, driver: '' } });
  const browser = `/usr/lib/${LIBRARIES[arch]}/webkit2gtk-4.1/MiniBrowser`;
  const driver = '/usr/bin/WebKitWebDriver';
  const hasWebKit = platform === 'linux' && [browser, driver, '/usr/bin/Xvfb'].every((path) => existsSync(path));
  if (hasWebKit) engines.push({ name: 'webkit', paths: { browser, driver } });
  return engines;
}

/** How to install an engine. */
export function howToInstall(name) {
  return `Install it with \`apt-get install ${PACKAGES[name].join(' ')}\` (Debian).`;
}

/** The engines that this machine does not have. */
export function missingEngines(env = process.env) {
  const found = findEngines(env).map(({ name }) => name);
  return Object.keys(PACKAGES).filter((name) => !found.includes(name));
}
