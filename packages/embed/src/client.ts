export { type EmbedParts, findParts } from './client/find-parts.ts';
export { type MountEmbedOptions, mountEmbed } from './client/mount-embed.ts';
export { startEmbed } from './client/start-embed.ts';
export type { EmbedData } from './embed-data.ts';
export { createStore, type EmbedStore } from './state/create-store.ts';
export { type EmbedEvent, type EmbedFlags, INITIAL_FLAGS, reduceFlags } from './state/embed-flags.ts';
export type { EmbedSize } from './state/embed-size.ts';
export { deriveView, type EmbedView } from './state/embed-view.ts';
