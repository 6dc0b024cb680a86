import { fileURLToPath } from 'node:url';
import { defineBrowserProvider, parseKeyDef } from '@vitest/browser';
import type { BrowserProvider, BrowserProviderOption, TestProject } from 'vitest/node';
import type { Engine as InstalledEngine } from '../../../../../tooling/find-engines.mjs';
import type { Engine } from '../harness/engine.ts';
import { openEngine } from '../harness/open-engine.ts';

/** Larger than the pages of the tests, which Vitest would scale down otherwise. */
const WINDOW = { width: 1440, height: 1000 };

/** Vitest types the commands that it knows. */
interface CommandRegistry {
  registerCommand<Args extends unknown[]>(name: string, run: (context: object, ...args: Args) => unknown): void;
}

interface KeyboardState {
  /** The keys that are down, from an earlier call. */
  readonly unreleased?: readonly string[];
}

/** Runs the tests of Vitest's browser mode in a browser of the machine, through the drivers of `../harness`. */
export function engineProvider(installed: InstalledEngine): BrowserProviderOption {
  return defineBrowserProvider({
    name: 'engine',
    supportedBrowser: [installed.name],
    providerFactory: (project) => createProvider(project, installed),
  });
}

function createProvider(project: TestProject, installed: InstalledEngine): BrowserProvider {
  let opened: Promise<Engine> | undefined;
  const engine = () => {
    opened ??= openEngine(installed, WINDOW);
    return opened;
  };
  const commands = project.browser as unknown as CommandRegistry;
  const register = <Args extends unknown[], Result>(name: string, run: (engine: Engine, ...args: Args) => Result) =>
    commands.registerCommand<Args>(name, async (_context, ...args) => run(await engine(), ...args));
  register('__engine_click', (browser, x: number, y: number) => browser.click(x, y));
  register('__engine_hover', async (browser, x: number, y: number) => {
    // The pointer may be there since an earlier test, and browsers report only a pointer that moves.
    await browser.hover(x + 1, y + 1);
    await browser.hover(x, y);
  });
  register('__vitest_tab', async (browser, { shift = false }: { shift?: boolean } = {}) => {
    await focusTests(browser);
    await (shift ? browser.press('Tab', 'Shift') : browser.press('Tab'));
  });
  register('__vitest_keyboard', async (browser, text: string, state: KeyboardState) => {
    await focusTests(browser);
    return { unreleased: await typeKeys(browser, text, state) };
  });
  register('__vitest_cleanup', async (browser, { unreleased = [] }: KeyboardState) => {
    for (const key of unreleased) await browser.keyUp(key);
  });
  return {
    name: 'engine',
    supportsParallelism: false,
    initScripts: [fileURLToPath(new URL('engine-locator.ts', import.meta.url))],
    getCommandsContext: () => ({}),
    openPage: async (_session, url) => (await engine()).goto(url),
    close: async () => (await opened)?.close(),
  };
}

/** Keys go to the frame of the tests, unless it has the focus already. */
async function focusTests(browser: Engine): Promise<void> {
  await browser.evaluate(() => {
    const frame = document.querySelector<HTMLIFrameElement>('iframe[data-vitest]');
    if (document.activeElement !== frame) frame?.focus();
  });
}

/** Presses the keys of a text in the syntax of Testing Library. Returns the keys that stay down. */
async function typeKeys(browser: Engine, text: string, { unreleased = [] }: KeyboardState): Promise<readonly string[]> {
  const down = new Set(unreleased);
  for (const { keyDef, releasePrevious, releaseSelf, repeat } of parseKeyDef(text)) {
    const { key = '' } = keyDef;
    if (down.delete(key)) await browser.keyUp(key);
    if (releasePrevious) continue;
    for (let time = 0; time < repeat; time += 1) await browser.keyDown(key);
    if (releaseSelf) await browser.keyUp(key);
    else down.add(key);
  }
  return [...down];
}
