/** The number that a cell of a table begins with: '3,416' and '11,294 (@emotion/react)', but not 'never' or '–'. */
export function figure(cell) {
  const found = /^-?[\d,]*\.?\d+/.exec(String(cell).replaceAll('*', ''));
  return found ? Number(found[0].replaceAll(',', '')) : undefined;
}
