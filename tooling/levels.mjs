/**
 * Who may import whom inside the workspace (ARCHITECTURE.md). An arrow only points to a lower level. `testkit`
 * is not named here: any test may use it, nothing that is shipped may.
 */
export const LEVELS = {
  model: [],
  transport: [],
  catalogue: [],
  'fetch-api': ['model', 'transport'],
  'management-api': ['model', 'transport'],
  analytics: ['model', 'transport'],
  'react-components': ['model'],
  embed: ['model', 'transport', 'fetch-api', 'analytics', 'react-components'],
  server: ['model', 'transport', 'fetch-api', 'embed', 'catalogue'],
  testkit: ['model'],
};

/** Applications may use every package but testkit, which is for their tests too. */
export const APPS = ['demo', 'bench', 'docs', 'e2e'];

/**
 * Folders inside `src` of a package, from the base to the top; what is in none of them is the top. Each imports itself and
 * the folders before it. The longest matching path counts, so `admin/shared` is below `admin`.
 */
export const FOLDERS = {
  server: [
    'server-error.ts',
    'version.ts',
    'database',
    'http',
    'storage',
    'media',
    'library',
    'auth',
    'pingback',
    'dialects',
    'admin/shared',
    'admin',
    'pages',
  ],
};

/** Imports against that order, each with its reason. */
export const UPWARD_IMPORTS = new Set([
  // The type of a request's variables, among them who calls.
  'packages/server/src/http/app-env.ts → packages/server/src/auth/caller.ts',
]);

/** Packages that run on Node.js only; the others must not import its modules. */
export const ON_NODE = ['catalogue', 'server', 'testkit'];

/** Packages whose file names tell their role: `thing.ts` a rule, `use-thing.ts` a hook, `thing.tsx` a view. */
export const WITH_ROLES = ['react-components', 'embed'];

/** Applications outside the workspace: they install for themselves, and only when they are run. */
export const OUTSIDE = ['bench', 'docs'];
