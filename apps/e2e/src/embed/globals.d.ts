/** What the pages of host-site.ts offer to a test. */
interface Window {
  readonly ask: (method: string, value?: unknown) => void;
  readonly heard: readonly { readonly event: string; readonly value?: unknown; readonly listener?: string }[];
  /** Of host-entry.ts. */
  readonly embed: {
    readonly attach: (
      options?: import('@zoetrope/embed/controller').EmbedControllerOptions,
    ) => import('@zoetrope/embed/controller').EmbedController;
    readonly loadElement: typeof import('@zoetrope/embed/element').loadElement;
  };
}
