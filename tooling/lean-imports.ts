/**
 * Nothing here has a side effect, so a file needs no other of which it uses nothing. Left in, such an import makes a
 * bundler that splits code load the parts of a grid with a single GIF, and esbuild warn of it. Line numbers stay, for the
 * source maps.
 */
export function leanImports(code: string): string {
  return code.replace(/^import "\.\/[\w-]+\.js";$/gm, '');
}
