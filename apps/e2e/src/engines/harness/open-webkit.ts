import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '../../harness/free-port.ts';
import { type Engine, type Key, VIEWPORT } from './engine.ts';
import { startDisplay } from './start-display.ts';

const START_MS = 60_000;
const SCRIPT_MS = 120_000;

/** Code points of keys (WebDriver, "Keyboard actions"). Space is itself. */
const KEY_CODES: { readonly [key in Key]: string } = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  End: '\uE010',
  ' ': ' ',
};

/** Runs in the page: calls the function and reports its result to WebDriver. */
const CALL = `const done = arguments[arguments.length - 1];
const args = Array.prototype.slice.call(arguments, 0, -1);
Promise.resolve().then(() => (READ)(...args)).then(
  (value) => done({ value }),
  (error) => done({ error: String(error && error.stack || error) }),
);`;

export interface WebKitPaths {
  /** `WebKitWebDriver`. */
  readonly driver: string;
  /** The browser of WebKitGTK, `MiniBrowser`. */
  readonly browser: string;
}

/** Opens WebKitGTK's browser through WebDriver, on a display of its own, so that its window keeps the focus. */
export async function openWebKit(paths: WebKitPaths): Promise<Engine> {
  const display = await startDisplay();
  const port = await freePort();
  const driver = spawn(paths.driver, [`--port=${port}`], {
    stdio: 'ignore',
    // As root in a container, WebKit's sandbox does not start.
    env: {
      ...process.env,
      DISPLAY: display.name,
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
    },
  });
  const send = createSender(`http://127.0.0.1:${port}`);
  const stop = async () => {
    await end(driver);
    await display.stop();
  };
  try {
    await waitForDriver(send);
    const options = { binary: paths.browser, args: ['--automation'] };
    const { sessionId } = await send<{ sessionId: string }>('POST', '/session', {
      capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
    });
    const session = `/session/${sessionId}`;
    await send('POST', `${session}/timeouts`, { script: SCRIPT_MS, pageLoad: SCRIPT_MS });
    const page = createPage((method, path, body) => send(method, session + path, body));
    await page.resize();
    return {
      ...page,
      async close() {
        await send('DELETE', session).catch(() => {});
        await stop();
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

type Send = <Value>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown) => Promise<Value>;

function createSender(origin: string): Send {
  return async (method, path, body) => {
    const response = await fetch(origin + path, {
      method,
      headers: { 'Content-Type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const { value } = await response.json();
    if (value?.error) throw new Error(`WebDriver: ${method} ${path}: ${value.error}: ${value.message}`);
    return value;
  };
}

function createPage(send: Send) {
  const act = (source: unknown) => send('POST', '/actions', { actions: [source] });
  const evaluate: Engine['evaluate'] = async (read, ...args) => {
    const script = CALL.replace('READ', () => String(read));
    const result = await send<{ value: never; error?: string }>('POST', '/execute/async', { script, args });
    if (result.error !== undefined) throw new Error(`In the page: ${result.error}`);
    return result.value;
  };
  return {
    engine: 'webkit' as const,
    evaluate,
    goto: async (url: string) => {
      await send('POST', '/url', { url });
    },
    back: async () => {
      await send('POST', '/back', {});
    },
    click: async (x: number, y: number) => {
      const point = { x: Math.round(x), y: Math.round(y) };
      await act({
        type: 'pointer',
        id: 'mouse',
        parameters: { pointerType: 'mouse' },
        actions: [
          { type: 'pointerMove', duration: 0, ...point },
          { type: 'pointerDown', button: 0 },
          { type: 'pause', duration: 30 },
          { type: 'pointerUp', button: 0 },
        ],
      });
    },
    press: async (key: Key) => {
      const value = KEY_CODES[key];
      const actions = [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ];
      await act({ type: 'key', id: 'keyboard', actions });
    },
    consoleErrors: () => [],
    screenshot: async () => Buffer.from(await send<string>('GET', '/screenshot'), 'base64'),
    /** The window contains a toolbar above the page. */
    resize: async () => {
      await send('POST', '/window/rect', VIEWPORT);
      const { width, height } = await evaluate(() => ({ width: innerWidth, height: innerHeight }));
      await send('POST', '/window/rect', {
        width: 2 * VIEWPORT.width - width,
        height: 2 * VIEWPORT.height - height,
      });
    },
  };
}

async function waitForDriver(send: Send): Promise<void> {
  const end = Date.now() + START_MS;
  for (;;) {
    try {
      await send('GET', '/status');
      return;
    } catch (error) {
      if (Date.now() > end) throw error;
      await setTimeout(100);
    }
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}
