/** The elements of the rendered page that the client uses. Elements that the GIF does not need are undefined. */
export interface EmbedParts {
  readonly card: HTMLElement;
  readonly share: HTMLDialogElement;
  /** Checked: the opposite of the initial motion, which is paused, or animated under reduced motion. */
  readonly toggle?: HTMLInputElement | undefined;
  readonly video?: HTMLVideoElement | undefined;
  readonly related?: HTMLElement | undefined;
}

/**
 * Finds the parts of an embed page. Returns undefined on a page without a card, such as the page of a missing GIF.
 *
 * @example
 * const parts = findParts(document);
 */
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
