import { describe, expect, it } from 'vitest';
import { permissionsPage } from '../../testing/permissions-page.ts';
import { ACTIONS, PERMISSIONS, type Permission, reachOf } from './permissions.ts';
import { ROLES } from './roles.ts';

describe('the table of permissions', () => {
  it('is what docs/permissions.md shows', async () => {
    await expect(permissionsPage()).toMatchFileSnapshot('../../../../docs/permissions.md');
  });

  it.each(ACTIONS)('lets an admin do %s to anything', (action) => {
    expect(reachOf(['admin'], action)).toBe('any');
  });

  it.each(ROLES.filter((role) => role !== 'admin').flatMap((role) => ACTIONS.map((action) => [role, action] as const)))(
    'gives the role %s for %s exactly what its row says',
    (role, action) => {
      const { any, own }: Permission = PERMISSIONS[action];
      const has = (list: Permission['any']) => list.includes(role) || list.includes('user');
      expect(reachOf([role], action)).toBe(has(any) ? 'any' : has(own) ? 'own' : undefined);
    },
  );

  it('gives several roles the most that any of them may', () => {
    expect(reachOf(['author', 'moderator'], 'story.write')).toBe('any');
    expect(reachOf(['artist', 'author'], 'story.write')).toBe('own');
    expect(reachOf([], 'gif.takedown')).toBeUndefined();
  });
});
