import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from 'playwright';
import { CHROMIUM_ARGS, THIS_MACHINE_ONLY } from '../../../../tooling/chromium-args.mjs';

/** The arguments of a browser that can only reach this machine. */
export const SOAK_ARGS = [
  ...CHROMIUM_ARGS,
  THIS_MACHINE_ONLY,
  '--disable-features=DisableLoadExtensionCommandLineSwitch',
];
/** Arguments of Playwright that disable features of a normal browser. */
const IGNORED_DEFAULT_ARGS = ['--disable-extensions', '--disable-back-forward-cache'];

export interface OpenedBrowser {
  readonly context: BrowserContext;
  /** Closes a tab as its close button does: through the tab strip, not through the debugger. */
  closeTab(page: Page): Promise<void>;
  /** Whether `closeTab` uses the tab strip. In a Chromium without extensions it uses the debugger. */
  readonly hasTabStrip: boolean;
  close(): Promise<void>;
}

/** Opens a browser with one profile. A small extension closes its tabs, because only extensions can do that. */
export async function openBrowser(executablePath: string): Promise<OpenedBrowser> {
  const folder = await mkdtemp(join(tmpdir(), 'zoetrope-soak-'));
  const background = { service_worker: 'closer.js' };
  const manifest = { manifest_version: 3, name: 'closer', version: '1', permissions: ['tabs'], background };
  await writeFile(join(folder, 'manifest.json'), JSON.stringify(manifest));
  await writeFile(join(folder, 'closer.js'), '');
  const context = await chromium.launchPersistentContext('', {
    executablePath,
    args: [...SOAK_ARGS, `--load-extension=${folder}`, `--disable-extensions-except=${folder}`],
    ignoreDefaultArgs: IGNORED_DEFAULT_ARGS,
  });
  const [worker = await context.waitForEvent('serviceworker', { timeout: 5000 }).catch(() => undefined)] =
    context.serviceWorkers();

  return {
    context,
    hasTabStrip: worker !== undefined,
    async closeTab(page) {
      const closed = page.waitForEvent('close');
      if (worker) await worker.evaluate(removeTab, page.url());
      else await page.close({ runBeforeUnload: true });
      await closed;
    },
    async close() {
      await context.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

interface Tabs {
  query(filter: object): Promise<readonly { readonly id: number; readonly url: string }[]>;
  remove(id: number): Promise<void>;
}

/** Closes the tab with the given URL. Runs in the extension. */
async function removeTab(url: string): Promise<void> {
  const { tabs } = (globalThis as unknown as { chrome: { tabs: Tabs } }).chrome;
  const tab = (await tabs.query({})).find((candidate) => candidate.url === url);
  if (!tab) throw new Error(`There is no tab ${url}.`);
  await tabs.remove(tab.id);
}
