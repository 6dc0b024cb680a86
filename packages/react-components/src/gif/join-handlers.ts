type Handler = (event: never) => void;

/** Our handlers, each after the caller's own of the same name. */
export function joinHandlers<T extends object>(own: T, given: object): T {
  const entries = Object.entries(own).map(([name, handler]: [string, Handler]) => {
    const other = (given as { readonly [name: string]: Handler | undefined })[name];
    return [
      name,
      (event: never) => {
        other?.(event);
        handler(event);
      },
    ];
  });
  return Object.fromEntries(entries) as T;
}
