import type { Role } from './roles.ts';

/** `user` means every signed-in account, whatever its roles. */
export type Grantee = Exclude<Role, 'admin'> | 'user';

export interface Permission {
  /** Description in the documentation. */
  readonly title: string;
  /** Who may do it to any resource. Admins always may. */
  readonly any: readonly Grantee[];
  /** Who may do it to their own resources. A channel belongs to its owner and to the owners of its parent channels. */
  readonly own: readonly Grantee[];
}

/** Whether an action applies to any resource or only to the account's own ones. */
export type PermissionScope = 'any' | 'own';

/**
 * All permissions. Routes enforce them, docs/permissions.md lists them, and tests make each call as each role.
 * Everything not granted here is denied.
 */
export const PERMISSIONS = {
  'session.end': { title: 'Sign out', any: [], own: ['user'] },
  'account.edit': { title: 'Edit a profile', any: [], own: ['user'] },
  'account.export': { title: 'Export what is stored about an account', any: [], own: ['user'] },
  'account.end': { title: 'End all sessions of an account, and delete it', any: [], own: ['user'] },
  'account.list': { title: 'List the accounts', any: [], own: [] },
  'account.promote': { title: 'Grant roles and quotas, and mark an account as verified', any: [], own: [] },
  'channel.root': { title: 'Create a top-level channel', any: ['moderator', 'artist'], own: [] },
  'channel.create': { title: 'Create a channel inside another', any: ['moderator'], own: ['user'] },
  'channel.edit': { title: 'Edit a channel, and view a private one', any: ['moderator'], own: ['user'] },
  'channel.transfer': { title: 'Transfer a channel to another owner', any: ['moderator'], own: [] },
  'channel.move': { title: 'Move a channel', any: ['moderator'], own: ['user'] },
  'channel.delete': { title: 'Delete a channel', any: ['moderator'], own: ['user'] },
  'channel.contents': { title: 'Add GIFs and tags to a channel, and remove them', any: ['moderator'], own: ['user'] },
  'channel.gifs': { title: 'List the channels that contain a GIF', any: ['user'], own: [] },
  'gif.upload': { title: 'Add a GIF to a channel, and delete it', any: ['moderator'], own: ['user'] },
  'gif.inspect': { title: 'View the stored metadata of a GIF', any: ['moderator'], own: ['user'] },
  'gif.edit': { title: 'Edit title, texts, tags and link of a GIF', any: ['moderator'], own: ['user'] },
  'gif.moderate': { title: 'Approve, reject, rate, hide and feature GIFs', any: ['moderator'], own: [] },
  'gif.takedown': { title: 'Take GIFs down', any: ['moderator'], own: [] },
  'gif.rank': { title: 'View how trending is ranked', any: ['moderator'], own: [] },
  'gif.schedule': { title: 'Schedule GIFs for trending', any: ['moderator'], own: [] },
  'tag.inspect': { title: 'View counts and translations of tags', any: ['user'], own: [] },
  'tag.predict': { title: 'Predict the tags of images', any: ['user'], own: [] },
  'tag.alias': { title: 'List, add and delete aliases of tags', any: ['moderator'], own: [] },
  'share.mail': { title: 'Send a GIF by mail', any: ['user'], own: [] },
  'search.inspect': {
    title: 'Use the search service, and read search reports',
    any: ['moderator'],
    own: [],
  },
  'search.moderate': {
    title: 'Remove terms from the trending searches, and restore them',
    any: ['moderator'],
    own: [],
  },
  'search.trends': { title: 'View trending searches of the service, or of a user', any: ['moderator'], own: ['user'] },
  'key.manage': { title: 'List, add and revoke API keys', any: [], own: [] },
  'service.inspect': { title: 'View the versions and the dashboard of the service', any: [], own: [] },
  'media.trim': { title: 'Trim a GIF or video', any: ['user'], own: [] },
  'story.write': {
    title: 'Write, publish and delete stories, and view unpublished ones',
    any: ['moderator'],
    own: ['author'],
  },
  'story.trend': { title: 'Add stories to the trending list', any: ['moderator'], own: [] },
} as const satisfies { readonly [action: string]: Permission };

export type Action = keyof typeof PERMISSIONS;

export const ACTIONS = Object.keys(PERMISSIONS) as readonly Action[];

/** The reach of an action for these roles. Undefined if they do not permit it. */
export function permissionScope(roles: readonly Role[], action: Action): PermissionScope | undefined {
  const { any, own }: Permission = PERMISSIONS[action];
  const isGranted = (grantee: Grantee) => grantee === 'user' || roles.includes(grantee);
  if (roles.includes('admin') || any.some(isGranted)) return 'any';
  return own.some(isGranted) ? 'own' : undefined;
}
