/** Client types; each has its own public key. */
export type ClientType = 'web' | 'mobile' | '404' | 'tagger' | 'stories';
