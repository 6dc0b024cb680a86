const VIMEO_URL = /^(?:https?:)?\/\/(?:(?:player|www)\.)?vimeo\.com(?=$|\/)/i;
const INTEGER = /^[1-9]\d{0,15}$/;

/**
 * Returns the id in a Vimeo id or URL (E-20). Throws a TypeError if the text contains no integer id, or is a URL of
 * another host.
 */
export function vimeoId(text: string): string {
  if (INTEGER.test(text)) return text;
  if (!text.includes('/')) throw new TypeError(`“${text}” is not a valid video id.`);
  if (!VIMEO_URL.test(text)) throw new TypeError(`“${text}” is not a vimeo.com url.`);
  const [, id = ''] = /\/(\d+)(?:[/?#]|$)/.exec(text.replace(VIMEO_URL, '')) ?? [];
  if (!INTEGER.test(id)) throw new TypeError(`“${text}” is not a valid video id.`);
  return id;
}
