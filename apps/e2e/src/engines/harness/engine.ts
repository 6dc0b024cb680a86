export type EngineName = 'chromium' | 'firefox' | 'webkit';

export type Modifier = 'Shift' | 'Control';

export type RoleAndName = readonly [role: string, name: string];

/** A window of a browser, with the operations that all engines have. They act on the current tab. */
export interface EnginePage {
  readonly engine: EngineName;
  /** Loads a page; resolves after its `load` event. */
  goto(url: string): Promise<void>;
  /** Goes back in the history. May resolve before the page is shown. */
  back(): Promise<void>;
  /** Opens a tab, which becomes the current one. */
  openTab(): Promise<void>;
  /** Closes the current tab as a user does, so that the page is notified. The first tab becomes the current one. */
  closeTab(): Promise<void>;
  /** Calls a function in the page. It must not use variables of its surroundings. Counts as a user gesture. */
  evaluate<Result, Args extends readonly unknown[]>(
    read: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Awaited<Result>>;
  /** Runs a script in the page. */
  run(script: string): Promise<void>;
  /** The number of elements with each role and name in the accessibility tree. */
  countByRole(elements: readonly RoleAndName[]): Promise<readonly number[]>;
  /** Moves the pointer to a point of the viewport, in CSS px. */
  hover(x: number, y: number): Promise<void>;
  /** Clicks at a point of the viewport, in CSS px. */
  click(x: number, y: number): Promise<void>;
  /** Presses and releases a key. `key` is a value of `KeyboardEvent.key`. */
  press(key: string, ...modifiers: readonly Modifier[]): Promise<void>;
  keyDown(key: string): Promise<void>;
  keyUp(key: string): Promise<void>;
  /** Errors and warnings that the console has shown since the last `goto`. WebKit's driver reports none. */
  consoleErrors(): readonly string[];
  /** A PNG of the viewport. */
  screenshot(): Promise<Buffer>;
}

export interface Engine extends EnginePage {
  close(): Promise<void>;
}

/** CSS px. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The viewport of most tests. WebKit's window cannot be narrower than 447 px: put a narrower page in a frame. */
export const VIEWPORT: Size = { width: 1200, height: 800 };
