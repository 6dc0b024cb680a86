/** What an account may be; it may be several. Owning something is no role but follows from whose it is. */
export const ROLES = ['admin', 'moderator', 'author', 'artist'] as const;

export type Role = (typeof ROLES)[number];
