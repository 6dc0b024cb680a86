/** Who calls: each kind of client has a key of its own (spec §1, §6). */
export type ClientType = 'web' | 'mobile' | '404' | 'tagger' | 'stories';
