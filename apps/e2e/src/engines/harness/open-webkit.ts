import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { findPort } from '../../../../../tooling/find-port.ts';
import { type Engine, type Size, VIEWPORT } from './engine.ts';
import { startDisplay } from './start-display.ts';

const START_MS = 60_000;
const SCRIPT_MS = 120_000;

/** Code points of keys (WebDriver, "Keyboard actions"). A key with a character is that character. */
const KEY_CODES: { readonly [key: string]: string | undefined } = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Escape: '\uE00C',
  PageUp: '\uE00E',
  PageDown: '\uE00F',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
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
export async function openWebKit(paths: WebKitPaths, viewport: Size = VIEWPORT): Promise<Engine> {
  const display = await startDisplay();
  const port = await findPort();
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
    // A test opens a window without a click.
    const args = ['--automation', '--javascript-can-open-windows-automatically=true'];
    const options = { binary: paths.browser, args };
    const { sessionId } = await send<{ sessionId: string }>('POST', '/session', {
      capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
    });
    const session = `/session/${sessionId}`;
    await send('POST', `${session}/timeouts`, { script: SCRIPT_MS, pageLoad: SCRIPT_MS });
    const sendToSession: Send = (method, path, body) => send(method, session + path, body);
    await resize(sendToSession, viewport);
    const page = createPage(sendToSession, await sendToSession<string>('GET', '/window'));
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

/** Sets the size of the viewport. The window contains a toolbar above it. */
async function resize(send: Send, { width, height }: Size): Promise<void> {
  await send('POST', '/window/rect', { width, height });
  const script = 'return [innerWidth, innerHeight]';
  const [innerWidth, innerHeight] = await send<[number, number]>('POST', '/execute/sync', { script, args: [] });
  await send('POST', '/window/rect', { width: 2 * width - innerWidth, height: 2 * height - innerHeight });
}

function createPage(send: Send, firstTab: string): Omit<Engine, 'close'> {
  const act = (source: unknown) => send<unknown>('POST', '/actions', { actions: [source] });
  const actWithPointer = (x: number, y: number, actions: readonly unknown[]) =>
    act({
      type: 'pointer',
      id: 'mouse',
      parameters: { pointerType: 'mouse' },
      actions: [{ type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) }, ...actions],
    });
  const actWithKeys = (...steps: readonly (readonly ['keyDown' | 'keyUp', string])[]) =>
    act({
      type: 'key',
      id: 'keyboard',
      actions: steps.map(([type, key]) => ({ type, value: KEY_CODES[key] ?? key })),
    });
  const switchTo = (handle: string) => send<unknown>('POST', '/window', { handle });
  const evaluate: Engine['evaluate'] = async (read, ...args) => {
    const script = CALL.replace('READ', () => String(read));
    const result = await send<{ value: never; error?: string }>('POST', '/execute/async', { script, args });
    if (result.error !== undefined) throw new Error(`In the page: ${result.error}`);
    return result.value;
  };
  return {
    engine: 'webkit',
    evaluate,
    run: async (script) => {
      await send('POST', '/execute/sync', { script, args: [] });
    },
    goto: async (url) => {
      await send('POST', '/url', { url });
    },
    back: async () => {
      await send('POST', '/back', {});
    },
    async openTab() {
      const { handle } = await send<{ handle: string }>('POST', '/window/new', { type: 'window' });
      await switchTo(handle);
    },
    async closeTab() {
      await send('DELETE', '/window');
      await switchTo(firstTab);
    },
    async countByRole(elements) {
      // The driver has roles even for elements that are hidden from the tree.
      const value = 'body :not([aria-hidden=true], [aria-hidden=true] *)';
      const found = await send<readonly object[]>('POST', '/elements', { using: 'css selector', value });
      const counts = elements.map(() => 0);
      for (const element of found) {
        const [id] = Object.values(element);
        // The driver has no role for an element outside the tree.
        const role = await send<string>('GET', `/element/${id}/computedrole`).catch(() => '');
        const name = role && (await send<string>('GET', `/element/${id}/computedlabel`));
        const at = elements.findIndex((each) => each[0] === role && each[1] === name);
        if (at >= 0) counts[at] = (counts[at] ?? 0) + 1;
      }
      return counts;
    },
    hover: async (x, y) => {
      await actWithPointer(x, y, []);
    },
    click: async (x, y) => {
      const pause = { type: 'pause', duration: 30 };
      await actWithPointer(x, y, [{ type: 'pointerDown', button: 0 }, pause, { type: 'pointerUp', button: 0 }]);
    },
    async press(key, ...modifiers) {
      for (const modifier of modifiers) await actWithKeys(['keyDown', modifier]);
      await actWithKeys(['keyDown', key], ['keyUp', key]);
      for (const modifier of modifiers.toReversed()) await actWithKeys(['keyUp', modifier]);
    },
    keyDown: async (key) => {
      await actWithKeys(['keyDown', key]);
    },
    keyUp: async (key) => {
      await actWithKeys(['keyUp', key]);
    },
    consoleErrors: () => [],
    screenshot: async () => Buffer.from(await send<string>('GET', '/screenshot'), 'base64'),
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
