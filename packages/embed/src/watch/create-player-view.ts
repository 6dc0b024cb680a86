import type { ExternalVideo } from './external-video.ts';

export interface PlayerView {
  readonly root: HTMLElement;
  readonly backButton: HTMLButtonElement;
  /** Shows why the video does not play, with a link to its page. */
  showError(message: string): void;
}

/** The element that holds a player. Its bar with the back button is above YouTube's player, and below Vimeo's. */
export function createPlayerView(page: Document, video: ExternalVideo): PlayerView {
  const root = page.createElement('div');
  root.className = 'player';
  root.dataset.zoetropePlayer = video.host;
  const bar = page.createElement('div');
  bar.className = 'back-bar';
  const backButton = page.createElement('button');
  backButton.type = 'button';
  backButton.className = 'back';
  backButton.setAttribute('aria-label', 'Back to the GIF');
  backButton.append('‹ GIF');
  bar.append(backButton);
  root.append(bar);
  return {
    root,
    backButton,
    showError(message) {
      const error = page.createElement('div');
      error.className = 'player-error';
      error.setAttribute('role', 'alert');
      const text = page.createElement('p');
      text.textContent = message;
      const link = page.createElement('a');
      link.className = 'continue';
      link.href = video.pageUrl;
      link.target = '_blank';
      link.rel = 'noopener';
      link.textContent = `Watch on ${video.hostName}`;
      error.append(text, link);
      root.append(error);
      link.focus();
    },
  };
}
