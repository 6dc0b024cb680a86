/** An oEmbed response as XML. Characters that XML cannot represent are removed. */
export function oembedXml(response: { readonly [field: string]: string | number }): string {
  const fields = Object.entries(response).map(([name, value]) => `\t<${name}>${escapeXml(String(value))}</${name}>\n`);
  return `<?xml version="1.0" encoding="utf-8" standalone="yes"?>\n<oembed>\n${fields.join('')}</oembed>\n`;
}

const ESCAPES: { readonly [character: string]: string } = { '<': '&lt;', '>': '&gt;', '&': '&amp;', '"': '&quot;' };

function escapeXml(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[<>&"]/g, (character) => ESCAPES[character] ?? '');
}
