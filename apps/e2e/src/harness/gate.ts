export interface Gate {
  readonly opened: Promise<void>;
  open(): void;
}

/** Creates a promise that a test resolves with `open()`, for example to delay a response. */
export function createGate(): Gate {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open: () => open() };
}
