import { join } from 'node:path';
import ts from 'typescript';
import { beforeAll, expect, it } from 'vitest';
import { root } from './pnpm.mjs';

const ENTRIES = {
  model: ['index', 'creator', 'wire', 'management', 'provider-rules'],
  transport: ['index'],
  'fetch-api': ['index', 'dialects/klipy', 'dialects/tenor', 'download', 'fallback'],
};

/** Types of the platform whose type arguments are checked; other types of the platform are skipped. */
const CONTAINERS = ['Promise', 'Array', 'ReadonlyArray', 'AsyncGenerator', 'Map', 'Set'];

const filesOf = (folder, entries) => entries.map((entry) => join(root, 'packages', folder, 'src', `${entry}.ts`));

/** One program for all packages, because each reads the libraries. `fetch-api` imports the others, and has their options. */
let program;
beforeAll(() => {
  const folder = join(root, 'packages/fetch-api');
  const { config } = ts.readConfigFile(join(folder, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, folder);
  const files = Object.entries(ENTRIES).flatMap(([name, entries]) => filesOf(name, entries));
  program = ts.createProgram(files, { ...options, noEmit: true });
}, 60_000);

/** Returns the paths of exported types that are `any`, such as `search().data[]`. */
function findAny(folder, entries) {
  const checker = program.getTypeChecker();
  const anyPaths = [];
  const visited = new Set();

  const isOurs = ({ symbol, aliasSymbol }) => {
    const declarations = (aliasSymbol ?? symbol)?.declarations ?? [];
    return (
      declarations.length === 0 ||
      declarations.some((declaration) => declaration.getSourceFile().fileName.includes('/packages/'))
    );
  };

  function visit(type, path) {
    if (type.flags & ts.TypeFlags.Any) return anyPaths.push(path);
    if (visited.has(type) || path.length > 400) return undefined;
    visited.add(type);
    for (const member of type.types ?? []) visit(member, path);
    if (!isOurs(type) && !CONTAINERS.includes(type.symbol?.name)) return undefined;
    const isReference = Boolean(type.objectFlags & ts.ObjectFlags.Reference);
    for (const argument of isReference ? checker.getTypeArguments(type) : []) visit(argument, `${path}<>`);
    if (!isOurs(type)) return undefined;
    for (const signature of [...type.getCallSignatures(), ...type.getConstructSignatures()]) {
      visit(signature.getReturnType(), `${path}()`);
      for (const parameter of signature.getParameters())
        visit(checker.getTypeOfSymbol(parameter), `${path}(${parameter.name})`);
    }
    for (const index of checker.getIndexInfosOfType(type)) visit(index.type, `${path}[]`);
    for (const property of type.getProperties()) visit(checker.getTypeOfSymbol(property), `${path}.${property.name}`);
    return undefined;
  }

  let exported = 0;
  for (const file of filesOf(folder, entries)) {
    for (const symbol of checker.getExportsOfModule(checker.getSymbolAtLocation(program.getSourceFile(file)))) {
      const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
      exported += 1;
      if (target.flags & ts.SymbolFlags.Value) visit(checker.getTypeOfSymbol(target), symbol.name);
      if (target.flags & ts.SymbolFlags.Type) visit(checker.getDeclaredTypeOfSymbol(target), symbol.name);
    }
  }
  return { anyPaths, exported };
}

it.each(Object.entries(ENTRIES))(
  'finds no `any` in the public types of %s [M-1]',
  (folder, entries) => {
    const { anyPaths, exported } = findAny(folder, entries);
    expect(exported).toBeGreaterThan(5);
    expect(anyPaths).toEqual([]);
  },
  60_000,
);
