/** The number that a cell of a table begins with: '3,416' and '11,294 (@emotion/react)', but not 'never' or '–'. */
export function figure(cell) {
  const match = /^-?[\d,]*\.?\d+/.exec(String(cell).replaceAll('*', ''));
  return match ? Number(match[0].replaceAll(',', '')) : undefined;
}
