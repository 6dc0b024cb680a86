import { join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { root } from './pnpm.mjs';

const ENTRIES = {
  model: ['index', 'creator', 'wire', 'management'],
  transport: ['index'],
  'fetch-api': ['index', 'dialects/tenor'],
};

/** Of the platform's types only what these hold is looked at. */
const CARRIERS = ['Promise', 'Array', 'ReadonlyArray', 'AsyncGenerator', 'Map', 'Set'];

/** The paths, from an exported name on, at which a type is `any`. What the platform declares is not ours. */
function findAny(folder, entries) {
  const files = entries.map((entry) => join(root, 'packages', folder, 'src', `${entry}.ts`));
  const { config } = ts.readConfigFile(join(root, 'packages', folder, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, join(root, 'packages', folder));
  const program = ts.createProgram(files, { ...options, noEmit: true });
  const checker = program.getTypeChecker();
  const found = [];
  const seen = new Set();

  const isOurs = ({ symbol, aliasSymbol }) => {
    const declarations = (aliasSymbol ?? symbol)?.declarations ?? [];
    return (
      declarations.length === 0 || declarations.some((each) => each.getSourceFile().fileName.includes('/packages/'))
    );
  };

  function visit(type, path) {
    if (type.flags & ts.TypeFlags.Any) return found.push(path);
    if (seen.has(type) || path.length > 400) return undefined;
    seen.add(type);
    for (const each of type.types ?? []) visit(each, path);
    if (!isOurs(type) && !CARRIERS.includes(type.symbol?.name)) return undefined;
    const isReference = Boolean(type.objectFlags & ts.ObjectFlags.Reference);
    for (const each of isReference ? checker.getTypeArguments(type) : []) visit(each, `${path}<>`);
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
  for (const file of files) {
    for (const symbol of checker.getExportsOfModule(checker.getSymbolAtLocation(program.getSourceFile(file)))) {
      const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
      exported += 1;
      if (target.flags & ts.SymbolFlags.Value) visit(checker.getTypeOfSymbol(target), symbol.name);
      if (target.flags & ts.SymbolFlags.Type) visit(checker.getDeclaredTypeOfSymbol(target), symbol.name);
    }
  }
  return { found, exported };
}

it.each(Object.entries(ENTRIES))(
  'has no any in the public types of %s [M-1]',
  (folder, entries) => {
    const { found, exported } = findAny(folder, entries);
    expect(exported).toBeGreaterThan(5);
    expect(found).toEqual([]);
  },
  60_000,
);
