/** The parts of the rendered page that the client works with. Those that a GIF gives no reason for are absent. */
export interface EmbedParts {
  readonly card: HTMLElement;
  readonly share: HTMLDialogElement;
  /** Checked is the counterpart of what the page began with: paused, or moving under reduced motion. */
  readonly toggle?: HTMLInputElement | undefined;
  readonly video?: HTMLVideoElement | undefined;
  readonly related?: HTMLElement | undefined;
}

/** Undefined on a page that has no card, such as that of a missing GIF. */
export function findParts(page: ParentNode): EmbedParts | undefined {
  const card = page.querySelector<HTMLElement>('.card');
  const share = page.querySelector<HTMLDialogElement>('dialog.share');
  if (!card || !share) return undefined;
  return {
    card,
    share,
    toggle: card.querySelector<HTMLInputElement>('.toggle') ?? undefined,
    video: card.querySelector<HTMLVideoElement>('video.no-preference') ?? undefined,
    related: page.querySelector<HTMLElement>('.related') ?? undefined,
  };
}
