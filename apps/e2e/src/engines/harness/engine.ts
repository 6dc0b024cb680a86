export type EngineName = 'chromium' | 'firefox' | 'webkit';

/** The keys that tests press, by their name in `KeyboardEvent.key`. */
export type Key = 'Tab' | 'Enter' | 'Escape' | 'ArrowRight' | 'ArrowLeft' | 'ArrowDown' | 'End' | ' ';

/** A window of a browser, with the operations that all engines have. */
export interface EnginePage {
  readonly engine: EngineName;
  /** Loads a page; resolves after its `load` event. */
  goto(url: string): Promise<void>;
  back(): Promise<void>;
  /** Calls a function in the page. It must not use variables of its surroundings. Counts as a user gesture. */
  evaluate<Result, Args extends readonly unknown[]>(
    read: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Awaited<Result>>;
  /** Clicks at a point of the viewport, in CSS px. */
  click(x: number, y: number): Promise<void>;
  press(key: Key): Promise<void>;
  /** Errors and warnings that the console has shown since the last `goto`. WebKit's driver reports none. */
  consoleErrors(): readonly string[];
  /** A PNG of the viewport. */
  screenshot(): Promise<Buffer>;
}

export interface Engine extends EnginePage {
  close(): Promise<void>;
}

/** The viewport of all tests. WebKit's window cannot be narrower than 447 px: put a narrower page in a frame. */
export const VIEWPORT = { width: 1200, height: 800 };
