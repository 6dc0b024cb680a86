export { buildGif, buildGifs } from './build-gif.ts';
export { buildHostileClip, buildHostileGif } from './build-hostile-gif.ts';
export { type BuildImagesOptions, buildImages } from './build-images.ts';
export { type BuildPageOptions, buildPage } from './build-page.ts';
export { buildUser } from './build-user.ts';
export { buildWireGif, buildWirePage } from './build-wire.ts';
export { type FakeFetch, fakeFetch, jsonResponse } from './fake-fetch.ts';
export { HOSTILE_TEXTS } from './hostile-texts.ts';
export { type Markup, readMarkup, unsafeUrls } from './read-markup.ts';
