import { join, posix } from 'node:path';
import ts from 'typescript';
import { describeEntry } from './describe-entry.mjs';
import { readDeclarations } from './read-declarations.mjs';

const SOURCE = '@zoetrope/source';

/** The public surface of a package as Markdown: each entry with everything that it exports. `cache` is shared between packages. */
export function writeReport(folder, manifest, cache) {
  const { config } = ts.readConfigFile(join(folder, 'tsconfig.json'), ts.sys.readFile);
  const parsed = ts.parseJsonConfigFileContent(config, ts.sys, folder);
  // Without a stable order, that of a union depends on what else was compiled.
  const options = { ...parsed.options, stableTypeOrdering: true, declaration: true, noEmit: false };
  const entries = Object.entries(manifest.exports)
    .filter(([, target]) => target[SOURCE])
    .map(([name, target]) => ({ name: posix.join(manifest.name, name), file: join(folder, target[SOURCE]) }));
  // The compiler writes paths with slashes on every system.
  const sources = `${join(folder, 'src').replaceAll('\\', '/')}/`;
  const isOwn = (file) => file.startsWith(sources);
  const ambient = parsed.fileNames.filter((file) => file.endsWith('.d.ts'));
  const program = readDeclarations([...ambient, ...entries.map(({ file }) => file)], options, isOwn, cache);
  const sections = entries.map(({ name, file }) => section(name, describeEntry(program, file, isOwn)));
  return `${[head(manifest), ...sections].join('\n\n')}\n`;
}

function head({ name, bin = {} }) {
  const commands = Object.keys(bin).map((command) => `Command: \`${command}\`.`);
  return [
    `# The public surface of ${name}`,
    'Written by `pnpm surface` from the types, so that a change of it shows in review. Do not edit it.',
    ...commands,
  ].join('\n\n');
}

function section(name, { exported, mentioned }) {
  const parts = [`## ${name}`, `${exported.length} exports: ${exported.map((each) => `\`${each.name}\``).join(', ')}`];
  if (exported.length) parts.push(block(exported));
  if (mentioned.length) parts.push('Mentioned by these, without a name of their own:', block(mentioned));
  return parts.join('\n\n');
}

function block(declarations) {
  return ['```ts', ...declarations.map(({ text }) => text), '```'].join('\n');
}
