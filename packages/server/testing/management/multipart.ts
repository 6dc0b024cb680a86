/** A form as a browser sends it, with untrusted file names. */
export function multipart(fields: Readonly<Record<string, string | Buffer | readonly Buffer[]>>): FormData {
  const body = new FormData();
  const file = (bytes: Buffer) => new Blob([new Uint8Array(bytes)]);
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'string') body.append(name, value);
    else if (Buffer.isBuffer(value)) body.append(name, file(value), '../../evil"name.gif');
    else for (const part of value) body.append(name, file(part), 'frame.png');
  }
  return body;
}
