/** The globals of the pages of host-site.ts. */
interface Window {
  readonly send: (method: string, value?: unknown) => void;
  readonly received: readonly { readonly event: string; readonly value?: unknown; readonly listener?: string }[];
  /** Set by host-entry.ts. */
  readonly embed: {
    readonly attach: (
      options?: import('@zoetrope/embed/controller').EmbedControllerOptions,
    ) => import('@zoetrope/embed/controller').EmbedController;
    readonly loadElement: typeof import('@zoetrope/embed/element').loadElement;
  };
}
