/** Puts a text on the clipboard; rejects where the browser has none or refuses (a page without https, a denied right). */
export async function writeClipboard(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}
