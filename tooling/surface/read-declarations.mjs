import ts from 'typescript';

/**
 * A program of declarations: each file of the package has, under its own name, what a compiler would emit as its
 * declaration, so that what is inferred is written out. Only the files that the entries lead to are emitted. `cache`
 * keeps the files of the platform and of other packages from one package to the next.
 */
export function readDeclarations(files, options, isOwn, cache) {
  const sources = ts.createProgram(files, options, hostOf(options, readOnce));
  return ts.createProgram(
    files,
    options,
    hostOf(options, (name, target, read) =>
      isOwn(name) ? ts.createSourceFile(name, declarationOf(name), target, true) : readOnce(name, target, read),
    ),
  );

  function readOnce(name, target, read) {
    if (!cache.has(name)) cache.set(name, read(name, target));
    return cache.get(name);
  }

  function declarationOf(name) {
    const source = sources.getSourceFile(name);
    // Of a file that is a declaration already, nothing is emitted.
    let text = source.text;
    const keep = (_path, emitted) => {
      text = emitted;
    };
    sources.emit(source, keep, undefined, true);
    return text;
  }
}

function hostOf(options, getSourceFile) {
  const host = ts.createCompilerHost(options, true);
  const read = host.getSourceFile.bind(host);
  return { ...host, getSourceFile: (name, target) => getSourceFile(name, target, read) };
}
