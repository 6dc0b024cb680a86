/** What esbuild writes where source files that it joined import from a package. */
const NAMED = /^import \{([^}]*)\} from "([^"]+)";$/gm;
const WHOLE = /^import \{[^}]*\} from "[^"]+";$/m;

interface Statement {
  readonly from: string;
  /** Pairs of the name there and the name here. */
  readonly names: readonly (readonly [string, string])[];
  readonly lineBreaks: string;
}

/**
 * Makes one import of all named imports from the same package, and one name of those that mean the same: bundlers that
 * take the code up keep every statement and every name. The numbers of the lines stay as they are.
 */
export function mergeImports(code: string): string {
  const statements = [...code.matchAll(NAMED)].map(([, list = '', from = '']) => readStatement(list, from));
  const packages = new Map<string, Map<string, string>>();
  const renamed: [string, string][] = [];
  for (const { from, names } of statements) {
    const known = packages.get(from) ?? new Map<string, string>();
    packages.set(from, known);
    for (const [there, here] of names) {
      const same = known.get(there);
      if (same === undefined) known.set(there, here);
      else renamed.push([here, same]);
    }
  }
  // esbuild has numbered each further name, so that it stands for nothing else in the file.
  const rename = (text: string) =>
    renamed.reduce((all, [name, same]) => all.replace(new RegExp(`\\b${name}\\b`, 'g'), same), text);
  const [head = '', ...texts] = code.split(WHOLE);
  return statements.reduce((text, { from, lineBreaks }, at) => {
    const names = packages.get(from);
    packages.delete(from);
    return text + (names ? writeStatement(names, from) : '') + lineBreaks + rename(texts[at] ?? '');
  }, rename(head));
}

function readStatement(list: string, from: string): Statement {
  const names = list
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean)
    .map((each) => {
      const [there = '', here = there] = each.split(' as ');
      return [there, here] as const;
    });
  return { from, names, lineBreaks: '\n'.repeat(list.split('\n').length - 1) };
}

function writeStatement(names: ReadonlyMap<string, string>, from: string): string {
  const list = [...names].map(([there, here]) => (there === here ? here : `${there} as ${here}`));
  return `import { ${list.join(', ')} } from "${from}";`;
}
