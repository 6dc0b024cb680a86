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
  const clear = () => box.remove();
  again.addEventListener('click', () => {
    clear();
    onRetry();
  });
  box.append(words, again);
  return {
    say(text) {
      words.textContent = text;
      if (!box.isConnected) card.querySelector('.shade')?.after(box);
    },
    clear,
  };
}
