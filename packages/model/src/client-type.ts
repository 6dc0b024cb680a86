/** Client types; each has its own public key (spec §1, §6). */
export type ClientType = 'web' | 'mobile' | '404' | 'tagger' | 'stories';
