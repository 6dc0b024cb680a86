/** A subset of a typeface with its code point ranges, in order. */
export interface Subset {
  readonly name: string;
  readonly ranges: readonly (readonly [first: number, last: number])[];
}

/** Parses `unicode.json` of a font package: subset → `U+0-FF,U+131`. Numbered subsets are named `[12]`. */
export function readSubsets(json: { readonly [subset: string]: string }): readonly Subset[] {
  return Object.entries(json).map(([name, ranges]) => ({
    name: name.replace(/[[\]]/g, ''),
    ranges: ranges.split(',').map((range) => {
      const [first = '', last = first] = range.replace('U+', '').split('-');
      return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const;
    }),
  }));
}

export function covers({ ranges }: Subset, codePoint: number): boolean {
  return ranges.some(([first, last]) => first <= codePoint && codePoint <= last);
}
