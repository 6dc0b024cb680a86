export interface Gate {
  readonly opened: Promise<void>;
  open(): void;
}

/** Holds an answer back until the test opens it. */
export function gate(): Gate {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open: () => open() };
}
