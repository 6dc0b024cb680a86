/** Kinds of client that have a public key of their own (spec §1, §6). */
export type ClientType = 'web' | 'mobile' | '404' | 'tagger' | 'stories';
