/** Roles of accounts; an account can have several. Ownership is not a role. */
export const ROLES = ['admin', 'moderator', 'author', 'artist'] as const;

export type Role = (typeof ROLES)[number];
