export { type ImageFiles, type MediaFiles, mediaFiles } from './card/media-files.ts';
export { renderAttribution } from './card/render-attribution.ts';
export { captionTracks } from './card/render-clip.ts';
export { renderPause } from './card/render-pause.ts';
export { type PictureOptions, renderPicture } from './card/render-picture.ts';
export { escapeHtml, type Html, type HtmlValue, html, trustedHtml } from './html.ts';
export { type EmbedPageOptions, renderEmbedPage } from './render-embed-page.ts';
export { EMBED_CSS } from './styles/embed-css.ts';
