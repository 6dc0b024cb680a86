import ts from 'typescript';

const printer = ts.createPrinter({ removeComments: true });

/**
 * The declarations of what an entry exports, and of what these mention though it has no exported name: all whose change a
 * user would notice. Text by name, in the order of the names.
 */
export function describeEntry(program, entryFile, isOwn) {
  const checker = program.getTypeChecker();
  const module = checker.getSymbolAtLocation(program.getSourceFile(entryFile));
  const exported = new Map();
  const mentioned = new Map();
  const seen = new Set();

  for (const symbol of checker.getExportsOfModule(module)) {
    const target = original(symbol);
    seen.add(target);
    exported.set(symbol.name, target);
  }
  for (const symbol of exported.values()) follow(symbol);
  return { exported: printed(exported), mentioned: printed(mentioned) };

  function original(symbol) {
    return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  }

  /** Takes in what the declarations of a symbol name. */
  function follow(symbol) {
    for (const declaration of symbol.declarations ?? [])
      if (isOwn(declaration.getSourceFile().fileName)) visit(declaration);
  }

  function visit(node) {
    if (ts.isIdentifier(node)) take(checker.getSymbolAtLocation(node));
    ts.forEachChild(node, visit);
  }

  function take(found) {
    const symbol = found && original(found);
    if (!symbol || seen.has(symbol) || !isTopLevel(symbol)) return;
    seen.add(symbol);
    mentioned.set(symbol.name, symbol);
    follow(symbol);
  }

  function isTopLevel(symbol) {
    return (symbol.declarations ?? []).some(
      (each) => isOwn(each.getSourceFile().fileName) && ts.isSourceFile(statementOf(each).parent),
    );
  }
}

function printed(symbols) {
  return [...symbols]
    .map(([name, symbol]) => ({ name, text: (symbol.declarations ?? []).map(print).join('\n') }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

function print(declaration) {
  const statement = statementOf(declaration);
  return printer.printNode(ts.EmitHint.Unspecified, statement, statement.getSourceFile());
}

/** Of a variable, the statement around it; everything else is a statement itself. */
function statementOf(declaration) {
  return ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration;
}
