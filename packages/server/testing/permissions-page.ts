import { ACTIONS, type Grantee, PERMISSIONS, type Permission } from '../src/auth/permissions.ts';
import { ROLES } from '../src/auth/roles.ts';

const COLUMNS: readonly (Grantee | 'admin')[] = ['user', ...[...ROLES].reverse()];

/** The table of permissions as in docs/permissions.md. */
export function permissionsPage(): string {
  const head = ['Operation', 'Action', 'signed in', ...[...ROLES].reverse()];
  const rows = ACTIONS.map((action) => {
    const permission: Permission = PERMISSIONS[action];
    return [permission.title, `\`${action}\``, ...COLUMNS.map((column) => cell(permission, column))];
  });
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return `# Permissions

One table defines all permissions: [permissions.ts](../packages/server/src/auth/permissions.ts). Every guarded call names its action
(\`x-zoetrope-action\` in \`/openapi.json\`), and the tests make each call with each role. This page is generated from the table; a test fails if it is stale.

**own** means: only for the user's own resources. A channel belongs to its owner and to the owners of its parent channels, a GIF to the owners
of its channel, a story to its author, and an account to its user. An account can have several roles; their permissions add up. Calls that are not
listed are open to everyone: registration, search reports, and reading public data.

${line(head)}
${line(head.map(() => '---'))}
${rows.map(line).join('\n')}
`;
}

function cell({ any, own }: Permission, column: Grantee | 'admin'): string {
  if (column === 'admin' || any.includes(column) || any.includes('user')) return 'yes';
  return own.includes(column) || own.includes('user') ? 'own' : '–';
}
