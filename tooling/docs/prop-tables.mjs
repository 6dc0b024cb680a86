// Generates the tables of props and options in Markdown pages from TypeScript types and JSDoc. TypeDoc only generates
// whole pages, not tables within pages.
//
// A page marks the place of a table with one or more `file#Name`, from the root of the repository:
//   <!-- props: packages/example/src/options.ts#Options -->
//   <!-- /props -->
// An interface contributes the members that it declares itself, `Name+` also those that it inherits within the
// repository.
import { join } from 'node:path';
import ts from 'typescript';
import { root } from '../pnpm.mjs';

const MARKED = /(<!-- props: ([^>]+?) -->\n)[\s\S]*?(<!-- \/props -->)/g;
/** Longer aliases are shown by name. */
const MAX_EXPANDED = 90;

/** Returns the pages with their tables rewritten: `[{ path, text }]` in, and out. */
export function writePropTables(pages) {
  const references = pages.flatMap(({ text }) => [...text.matchAll(MARKED)].flatMap(([, , marker]) => split(marker)));
  const checker = createChecker([...new Set(references.map(({ file }) => file))]);
  return pages.map(({ path, text }) => ({
    path,
    text: text.replace(MARKED, (_all, start, marker, end) => {
      const rows = split(marker).flatMap((reference) => readProps(checker, reference, path));
      return `${start}${formatTable(rows)}\n${end}`;
    }),
  }));
}

function split(marker) {
  return marker.split(/\s+/).map((reference) => {
    const [file, name] = reference.split('#');
    return { file, name: name.replace(/\+$/, ''), includesInherited: name.endsWith('+') };
  });
}

function createChecker(files) {
  const program = ts.createProgram(
    files.map((file) => join(root, file)),
    {
      strict: true,
      noEmit: true,
      target: ts.ScriptTarget.ES2023,
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      jsx: ts.JsxEmit.ReactJSX,
      customConditions: ['@zoetrope/source'],
      allowImportingTsExtensions: true,
      skipLibCheck: true,
      types: [],
    },
  );
  return { program, checker: program.getTypeChecker() };
}

/** Returns one row per property: for an interface its own members, for other types all that the repository declares. */
function readProps({ program, checker }, { file, name, includesInherited }, page) {
  const source = program.getSourceFile(join(root, file));
  const declaration = source?.statements.find((statement) => statement.name?.text === name);
  if (!declaration) throw new Error(`${page}: ${file} does not declare ${name}.`);
  const isOwnOnly = ts.isInterfaceDeclaration(declaration) && !includesInherited;
  const properties = checker.getPropertiesOfType(checker.getTypeAtLocation(declaration.name));
  const documented = properties.flatMap((property) => {
    const own = (property.declarations ?? []).filter((candidate) =>
      isOwnOnly ? candidate.parent === declaration : !candidate.getSourceFile().fileName.includes('node_modules'),
    );
    // A variant of a union may declare a property without documentation.
    const best = own.find((candidate) => ts.getJSDocCommentsAndTags(candidate).length > 0) ?? own[0];
    const isOptional = Boolean(property.flags & ts.SymbolFlags.Optional);
    return best ? [{ declaration: best, row: describe(checker, best, isOptional) }] : [];
  });
  return documented.sort((a, b) => compare(a.declaration, b.declaration, declaration)).map(({ row }) => row);
}

/** Orders properties as declared, own ones first. The order of the compiler is not stable for mapped types. */
function compare(a, b, root) {
  const rank = ({ parent }) => (parent === root ? 0 : 1);
  const [fileA, fileB] = [a, b].map((node) => node.getSourceFile().fileName);
  return rank(a) - rank(b) || fileA.localeCompare(fileB) || a.pos - b.pos;
}

function describe(checker, declaration, isOptional) {
  const { summary, defaultValue } = readComment(declaration);
  return {
    name: declaration.name.getText(),
    type: typeText(checker, declaration),
    default: defaultValue ?? (isOptional ? '' : 'required'),
    description: summary,
  };
}

/** The documentation, and the default from `@default` or a sentence "Default: …". */
function readComment(declaration) {
  const [comment] = ts.getJSDocCommentsAndTags(declaration).filter(ts.isJSDoc);
  const text = oneLine(ts.getTextOfJSDocComment(comment?.comment) ?? '');
  const tag = ts.getJSDocTags(declaration).find(({ tagName }) => tagName.text === 'default');
  const [sentence, inSentence] = /\s*\bDefault: (.+?)\.(?=\s|$)/.exec(text) ?? [];
  return {
    summary: sentence ? text.replace(sentence, '').trim() : text,
    defaultValue: tag
      ? formatDefault(oneLine(ts.getTextOfJSDocComment(tag.comment) ?? ''))
      : inSentence && formatDefault(inSentence),
  };
}

const oneLine = (text) => text.replace(/\s+/g, ' ').trim();

/** Puts literals and paths such as `console.warn` into code spans. */
function formatDefault(text) {
  if (text.includes('`')) return text;
  if (/^(-?[\d_.]+|true|false|null|[a-z]+[A-Z]\w*|[\w$]+(\.[\w$]+)+|[[{].*[\]}])$/.test(text)) return `\`${text}\``;
  return text.replace(/'[^']*'/g, (literal) => `\`${literal}\``);
}

function typeText(checker, declaration) {
  if (ts.isMethodSignature(declaration)) {
    const parameters = declaration.parameters.map((parameter) => parameter.getText()).join(', ');
    return oneLine(`(${parameters}) => ${declaration.type?.getText() ?? 'void'}`);
  }
  const node = withoutUndefined(declaration.type);
  const constraint = checker.getBaseConstraintOfType(checker.getTypeAtLocation(declaration.type));
  if (ts.isTypeReferenceNode(node) && constraint && isTypeParameter(checker, node)) {
    return checker
      .typeToString(checker.getNonNullableType(constraint), undefined, ts.TypeFormatFlags.NoTruncation)
      .replaceAll('"', "'");
  }
  return oneLine(withoutParentheses(expandAlias(checker, node) ?? node.getText()));
}

function isTypeParameter(checker, node) {
  return Boolean((checker.getSymbolAtLocation(node.typeName)?.flags ?? 0) & ts.SymbolFlags.TypeParameter);
}

/** Drops the `| undefined` of an optional property. */
function withoutUndefined(node) {
  if (!ts.isUnionTypeNode(node)) return node;
  const types = node.types.filter(({ kind }) => kind !== ts.SyntaxKind.UndefinedKeyword);
  return types.length === 1 ? types[0] : { ...node, getText: () => types.map((type) => type.getText()).join(' | ') };
}

/** Expands aliases of short unions and functions, which are clearer than the name. */
function expandAlias(checker, node) {
  if (!ts.isTypeReferenceNode(node) || node.typeArguments) return undefined;
  const symbol = checker.getSymbolAtLocation(node.typeName);
  if (!symbol) return undefined;
  const original = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const alias = original.declarations?.find(ts.isTypeAliasDeclaration);
  if (!alias || alias.typeParameters || alias.getSourceFile().fileName.includes('node_modules')) return undefined;
  const text = oneLine(alias.type.getText()).replace(/^\| /, '');
  const isShort = text.length <= MAX_EXPANDED;
  return isShort && (ts.isUnionTypeNode(alias.type) || ts.isFunctionTypeNode(alias.type)) ? text : undefined;
}

const withoutParentheses = (text) =>
  /^\([^()]*(\([^()]*\)[^()]*)*\)$/.test(text) && !/^\([^()]*\) =>/.test(text) ? text.slice(1, -1) : text;

/** Puts required properties first. The others keep the order of the types. */
function formatTable(unsorted) {
  const isRequired = (row) => row.default === 'required';
  const rows = [...unsorted.filter(isRequired), ...unsorted.filter((row) => !isRequired(row))];
  const lines = rows.map(({ name, type, description, ...row }) =>
    [`\`${name}\``, `\`${type}\``, row.default, description].map(escapeCell).join(' | '),
  );
  return ['Name | Type | Default | Description', '--- | --- | --- | ---', ...lines]
    .map((line) => `| ${line} |`.replace(/\|\s+(?=\|)/g, '| '))
    .join('\n');
}

const escapeCell = (text) => text.replaceAll('|', '\\|');
