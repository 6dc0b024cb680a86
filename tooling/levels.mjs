/**
 * The packages that each package may import (ARCHITECTURE.md). Imports only point to lower levels. `testkit` is not
 * listed:
 * all tests may import it, published code may not.
 */
export const LEVELS = {
  model: [],
  transport: [],
  catalogue: [],
  'catalogue-emoji': ['catalogue'],
  'fetch-api': ['model', 'transport'],
  'management-api': ['model', 'transport'],
  analytics: ['model', 'transport'],
  'react-components': ['model'],
  ui: ['model', 'transport', 'react-components'],
  embed: ['model', 'transport', 'fetch-api', 'analytics', 'react-components'],
  admin: ['model', 'transport', 'fetch-api', 'management-api', 'react-components', 'ui'],
  server: ['model', 'transport', 'fetch-api', 'embed', 'catalogue', 'admin'],
  testkit: ['model'],
};

/** Applications may import every package. Only their tests may import testkit. */
export const APPS = ['demo', 'bench', 'docs', 'e2e'];

/**
 * Folders in `src` of a package, from bottom to top. Other files are at the top. Each folder may import itself and the
 * folders before it. The longest matching path counts, so `admin/shared` is below `admin`.
 */
export const FOLDERS = {
  server: [
    'server-error.ts',
    'version.ts',
    'tracing',
    'database',
    'http',
    'storage',
    'media',
    'library',
    'keys',
    'auth',
    'pingback',
    'monitoring',
    'dialects',
    'admin/shared',
    'admin',
    'import',
    'export',
    'backup',
    'pages',
  ],
};

/** Exceptions to that order, each with its reason. */
export const UPWARD_IMPORTS = new Set([
  // The type of a request's variables includes the caller.
  'packages/server/src/http/app-env.ts → packages/server/src/auth/caller.ts',
]);

/** Packages that only run on Node.js. The others must not import its modules. */
export const ON_NODE = ['catalogue', 'catalogue-emoji', 'server', 'testkit'];

/** Packages whose file names have roles: `thing.ts` is a rule, `use-thing.ts` a hook, `thing.tsx` a view. */
export const WITH_ROLES = ['react-components', 'embed'];

/**
 * Packages that are published as bundles, which contain what they import, or with files that their code has written.
 * They may import development dependencies.
 */
export const BUNDLED = ['admin', 'catalogue-emoji'];

/** Applications outside the workspace. They have their own lockfiles and are installed when they run. */
export const OUTSIDE = ['bench', 'docs'];
