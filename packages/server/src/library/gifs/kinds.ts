/** Path segment → kind of item. */
export const KINDS = { gifs: 'gif', stickers: 'sticker', videos: 'video', text: 'text' } as const;

export type KindPath = keyof typeof KINDS;

export const KIND_PATHS: readonly KindPath[] = ['gifs', 'stickers', 'videos', 'text'];
