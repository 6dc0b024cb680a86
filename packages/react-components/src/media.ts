// Rules about media that the widgets share with the embed page.
export { DEFAULT_VOLUME, HAVE_CURRENT_DATA, NETWORK_NO_SOURCE } from './video/media-element.ts';
export { observeBlockedSound } from './video/observe-blocked-sound.ts';
export { type ObserveStallOptions, observeStall } from './video/observe-stall.ts';
export { type ObserveElementOptions, observeElement } from './viewport/observe-element.ts';
