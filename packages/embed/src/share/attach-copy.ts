import type { OnShare } from '../tracking/load-tags.ts';

/**
 * Fields to copy from. Where the clipboard is not allowed, as in a frame without that permission, the browser's older
 * command is tried; where that fails too, the text stays selected and the keys are named. So every way ends in something.
 */
export function attachCopy(share: HTMLElement, say: (text: string) => void, onShare: OnShare): void {
  for (const field of share.querySelectorAll<HTMLInputElement>('.field input')) {
    field.addEventListener('focus', () => field.select());
  }
  for (const button of share.querySelectorAll<HTMLButtonElement>('.copy')) {
    button.hidden = false;
    button.addEventListener('click', async () => {
      const field = share.querySelector<HTMLInputElement>(`#${button.dataset.zoetropeCopy}`);
      if (!field) return;
      const worked = await copy(field);
      say(worked ? 'Copied.' : 'Press Ctrl+C or ⌘C to copy the selected text.');
      onShare(field.id === 'share-embed' ? 'embed' : 'link', worked);
    });
  }
}

async function copy(field: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    // Absent on insecure pages, refused in frames without the permission.
    field.focus();
    field.select();
    return document.execCommand('copy');
  }
}
