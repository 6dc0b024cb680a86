/** Writes a text to the clipboard. Rejects without https or permission. */
export async function writeClipboard(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}
