import { ACTIONS, type Grantee, PERMISSIONS, type Permission } from './permissions.ts';
import { ROLES } from './roles.ts';

const COLUMNS: readonly (Grantee | 'admin')[] = ['user', ...[...ROLES].reverse()];

/** The table of permissions as docs/permissions.md shows it. */
export function permissionsPage(): string {
  const head = ['What', 'Action', 'signed in', ...[...ROLES].reverse()];
  const rows = ACTIONS.map((action) => {
    const permission: Permission = PERMISSIONS[action];
    return [permission.what, `\`${action}\``, ...COLUMNS.map((column) => cell(permission, column))];
  });
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return `# Who may do what

One table holds it: [permissions.ts](../packages/server/src/access/permissions.ts). Every guarded call names an action of it
(\`x-zoetrope-action\` in \`/openapi.json\`), and tests walk each call as each role. This page is made from it by a test.

**own**: to one's own things only. A channel belongs to its owner and to the owners of the channels above it; a GIF to those its
channel belongs to; a story to its author; an account to itself. An account may have several roles, and may what any of them may.
Calls that are not here are open to everyone: registration, search reports, and reading what is public.

${line(head)}
${line(head.map(() => '---'))}
${rows.map(line).join('\n')}
`;
}

function cell({ any, own }: Permission, column: Grantee | 'admin'): string {
  if (column === 'admin' || any.includes(column) || any.includes('user')) return 'yes';
  return own.includes(column) || own.includes('user') ? 'own' : '–';
}
