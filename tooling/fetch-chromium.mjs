import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

const PACKAGE = '@sparticuz/chromium';
const VERSION = '143.0.4';

/**
 * Downloads a headless Chromium from npm (64 MB) into a cache folder, unless it is there, and returns the path of its
 * start script. This package contains the browser. Playwright and other packages download it from hosts that a
 * restricted network may not reach.
 */
export function fetchChromium(cache = cacheFolder()) {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error('No Chromium or Chrome was found. Install one, or set CHROMIUM_PATH to the program.');
  }
  const home = join(cache, `chromium-${VERSION}`);
  const script = join(home, 'chromium.sh');
  if (existsSync(script)) return script;
  console.log(`No Chromium was found. Downloading ${PACKAGE} ${VERSION} (64 MB) into ${home}`);
  const temporary = `${home}.${randomUUID()}`;
  mkdirSync(temporary, { recursive: true });
  try {
    unpack(temporary);
    writeStartScript(temporary, home);
    rmSync(home, { recursive: true, force: true });
    renameSync(temporary, home);
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
  return script;
}

function cacheFolder() {
  return join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'zoetrope');
}

/** The package unpacks into TMPDIR. It unpacks its shared libraries only if it detects AWS Lambda. */
function unpack(folder) {
  const tools = join(folder, 'tools');
  command('npm', ['install', '--prefix', tools, '--no-save', '--no-audit', '--no-fund', `${PACKAGE}@${VERSION}`]);
  const script = `const { default: chromium } = await import('${PACKAGE}'); await chromium.executablePath();`;
  command(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: tools,
    env: { ...process.env, TMPDIR: folder, AWS_LAMBDA_JS_RUNTIME: 'nodejs20.x' },
  });
  rmSync(tools, { recursive: true });
}

function command(name, args, options = {}) {
  const { status, stderr, error } = spawnSync(name, args, { encoding: 'utf8', ...options });
  if (status === 0) return;
  throw new Error(
    `Chromium could not be downloaded: ${name} failed.\n${error?.message ?? stderr}\nInstall a Chromium or set CHROMIUM_PATH.`,
  );
}

/** The script uses the libraries and fonts of the package, which a minimal system lacks. */
function writeStartScript(folder, home) {
  const fonts = ['/usr/share/fonts', '/usr/local/share/fonts', join(home, 'fonts')];
  const folders = fonts.map((path) => `<dir>${path}</dir>`).join('');
  const settings = `${folders}<cachedir>${join(home, 'font-cache')}</cachedir>`;
  writeFileSync(join(folder, 'fonts/fonts.conf'), `<?xml version="1.0"?><fontconfig>${settings}</fontconfig>\n`);
  const lines = [
    '#!/bin/sh',
    `export LD_LIBRARY_PATH="${join(home, 'al2023/lib')}\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"`,
    `[ -e /etc/fonts/fonts.conf ] || export FONTCONFIG_PATH="${join(home, 'fonts')}"`,
    `exec "${join(home, 'chromium')}" "$@"`,
  ];
  writeFileSync(join(folder, 'chromium.sh'), `${lines.join('\n')}\n`, { mode: 0o755 });
}
