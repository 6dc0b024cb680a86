export interface Engine {
  readonly name: 'chromium' | 'firefox' | 'webkit';
  readonly paths: { readonly browser: string; readonly driver: string };
}

export function findEngines(env?: NodeJS.ProcessEnv): Engine[];
export function missingEngines(env?: NodeJS.ProcessEnv): Engine['name'][];
export function howToInstall(name: Engine['name']): string;
