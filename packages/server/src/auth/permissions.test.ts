import { describe, expect, it } from 'vitest';
import { permissionsPage } from '../../testing/permissions-page.ts';
import { ACTIONS, PERMISSIONS, type Permission, permissionScope } from './permissions.ts';
import { ROLES } from './roles.ts';

describe('permissions', () => {
  it('generates docs/permissions.md', async () => {
    await expect(permissionsPage()).toMatchFileSnapshot('../../../../docs/permissions.md');
  });

  it.each(ACTIONS)('allows an admin %s on any resource', (action) => {
    expect(permissionScope(['admin'], action)).toBe('any');
  });

  it.each(ROLES.filter((role) => role !== 'admin').flatMap((role) => ACTIONS.map((action) => [role, action] as const)))(
    'grants the role %s for %s exactly the scope in the table',
    (role, action) => {
      const { any, own }: Permission = PERMISSIONS[action];
      const includesRole = (list: Permission['any']) => list.includes(role) || list.includes('user');
      expect(permissionScope([role], action)).toBe(includesRole(any) ? 'any' : includesRole(own) ? 'own' : undefined);
    },
  );

  it('combines the permissions of several roles', () => {
    expect(permissionScope(['author', 'moderator'], 'story.write')).toBe('any');
    expect(permissionScope(['artist', 'author'], 'story.write')).toBe('own');
    expect(permissionScope([], 'gif.takedown')).toBeUndefined();
  });
});
