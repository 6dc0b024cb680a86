/** A message over the card about media that fails to load, with a retry button. */
export interface MediaErrorBox {
  show(message: string): void;
  hide(): void;
}

/** The box is over the still, and under the controls that hover reveals. */
export function createMediaErrorBox(card: HTMLElement, onRetry: () => void): MediaErrorBox {
  const page = card.ownerDocument;
  const box = page.createElement('div');
  box.className = 'media-error';
  box.setAttribute('role', 'alert');
  const text = page.createElement('p');
  const retryButton = page.createElement('button');
  retryButton.type = 'button';
  retryButton.textContent = 'Try again';
  /** The element that received the focus of the retry button when the box was removed. */
  let focusAfterRetry: Element | null = null;
  retryButton.addEventListener('click', () => {
    box.remove();
    card.querySelector<HTMLElement>('.toggle')?.focus();
    focusAfterRetry = page.activeElement;
    onRetry();
  });
  box.append(text, retryButton);
  return {
    show(message) {
      text.textContent = message;
      if (box.isConnected) return;
      card.querySelector('.shade')?.after(box);
      if (focusAfterRetry === page.activeElement) retryButton.focus();
    },
    hide() {
      focusAfterRetry = null;
      box.remove();
    },
  };
}
