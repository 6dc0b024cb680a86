/** Hands a file to the browser, which asks where to keep it or keeps it as it does. */
export function saveBlob(blob: Blob, name: string, page: Pick<Document, 'createElement'> = document): void {
  const link = page.createElement('a');
  const url = URL.createObjectURL(blob);
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
