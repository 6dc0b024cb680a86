const MAX_LENGTH = 200;

/** A text for a message. A long one lacks its middle, since names differ at their ends. */
export function shorten(text: string, maxLength = MAX_LENGTH): string {
  const characters = [...text];
  if (characters.length <= maxLength) return text;
  const half = Math.floor((maxLength - 1) / 2);
  return `${characters.slice(0, half).join('')}…${characters.slice(-half).join('')}`;
}
