import type { OnShare } from '../tracking/load-tags.ts';

/** Callbacks of the buttons and links in the share menu. */
export interface ShareCallbacks {
  /** Shows a message in the share menu. */
  readonly showStatus: (message: string) => void;
  readonly onShare: OnShare;
}

/**
 * Shows the copy buttons, and copies a field on a click. If the Clipboard API is blocked, as in an iframe without the
 * permission, it selects the text and tries `execCommand`. If that fails too, the text stays selected, and the status
 * names the shortcut to copy it.
 */
export function attachCopy(share: HTMLElement, { showStatus, onShare }: ShareCallbacks): void {
  for (const field of share.querySelectorAll<HTMLInputElement>('.field input')) {
    field.addEventListener('focus', () => field.select());
  }
  for (const button of share.querySelectorAll<HTMLButtonElement>('.copy')) {
    button.hidden = false;
    button.addEventListener('click', async () => {
      const field = share.querySelector<HTMLInputElement>(`#${button.dataset.zoetropeCopy}`);
      if (!field) return;
      const succeeded = await copy(field);
      showStatus(succeeded ? 'Copied.' : 'Press Ctrl+C or ⌘C to copy the selected text.');
      onShare({ target: field.id === 'share-embed' ? 'embed' : 'link', succeeded });
    });
  }
}

async function copy(field: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    // `navigator.clipboard` is undefined in an insecure context, and `writeText` rejects without the permission.
    field.focus();
    field.select();
    return document.execCommand('copy');
  }
}
