/** Downloads a file. */
export function saveBlob(blob: Blob, name: string, page: Pick<Document, 'createElement'> = document): void {
  const link = page.createElement('a');
  const url = URL.createObjectURL(blob);
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
