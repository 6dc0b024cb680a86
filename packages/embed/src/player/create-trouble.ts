/** What is said in the card of media that does not come, with the way to try again. */
export interface Trouble {
  say(text: string): void;
  /** The media has come. */
  clear(): void;
}

/** Stands over the still, below what hover reveals. */
export function createTrouble(card: HTMLElement, onRetry: () => void): Trouble {
  const page = card.ownerDocument;
  const box = page.createElement('div');
  box.className = 'trouble';
  box.setAttribute('role', 'alert');
  const words = page.createElement('p');
  const again = page.createElement('button');
  again.type = 'button';
  again.textContent = 'Try again';
  /** Where the focus has gone to from the button, which goes away when it is pressed. */
  let stand: Element | null = null;
  again.addEventListener('click', () => {
    box.remove();
    card.querySelector<HTMLElement>('.toggle')?.focus();
    stand = page.activeElement;
    onRetry();
  });
  box.append(words, again);
  return {
    say(text) {
      words.textContent = text;
      if (box.isConnected) return;
      card.querySelector('.shade')?.after(box);
      if (stand === page.activeElement) again.focus();
    },
    clear() {
      stand = null;
      box.remove();
    },
  };
}
