export interface Engine {
  readonly name: 'chromium' | 'firefox' | 'webkit';
  readonly driver: 'puppeteer' | 'webdriver' | 'playwright';
  /** `driver` is empty except for WebKit's own driver. */
  readonly paths: { readonly browser: string; readonly driver: string };
}

export function findEngines(env?: NodeJS.ProcessEnv): Engine[];
export function missingEngines(env?: NodeJS.ProcessEnv): Engine['name'][];
export function howToInstall(name: Engine['name'], env?: NodeJS.ProcessEnv): string;
export function enginePackages(): string[];
