import { captionTracks, type Gif, type VideoAsset } from '@zoetrope/model';
import { type Html, html } from '../html.ts';

export interface ClipOptions {
  readonly gif: Pick<Gif, 'video'>;
  readonly asset: VideoAsset;
  /** Used if the first asset cannot be played. */
  readonly fallbackAsset?: VideoAsset | undefined;
  readonly poster?: string | undefined;
  readonly label: string;
  /** Whether the page has a client, which runs if scripts are enabled. */
  readonly hasClient: boolean;
  /** The start script, see render-start.ts. */
  readonly startScript?: Html | undefined;
}

/**
 * A muted, looping clip with the browser's own controls. Autoplay cannot depend on a media query, so there are two
 * players, and the style sheet shows one: under reduced motion, the one without autoplay. A client starts the first one
 * itself.
 */
export function renderClip(options: ClipOptions): Html {
  const { hasClient, startScript } = options;
  const autoplaying = renderVideo(options, 'no-preference', html`autoplay`);
  const waiting = renderVideo(options, 'reduce', html`preload="none"`);
  return html`${autoplaying}${startScript}${hasClient ? html`<noscript>${waiting}</noscript>` : waiting}`;
}

function renderVideo(
  { gif, asset, fallbackAsset, poster, label }: ClipOptions,
  motion: 'no-preference' | 'reduce',
  startAttribute: Html,
): Html {
  const size = asset.width > 0 && asset.height > 0 && html` width="${asset.width}" height="${asset.height}"`;
  const posterAttribute = poster !== undefined && html` poster="${poster}"`;
  const assets = fallbackAsset ? [asset, fallbackAsset] : [asset];
  const sources = assets.map(
    ({ url }) => html`<source media="(prefers-reduced-motion: ${motion})" src="${url}" type="video/mp4">`,
  );
  return html`<video class="media clip ${motion}" ${startAttribute} muted loop playsinline controls aria-label="${label}"${size}${posterAttribute}>${sources}${renderCaptionTracks(gif)}</video>`;
}

/**
 * Renders a `<track>` for each language of a clip, labeled in that language.
 *
 * @example
 * html`<video src="${url}" controls>${renderCaptionTracks(gif)}</video>`;
 */
export function renderCaptionTracks(gif: Pick<Gif, 'video'>): readonly Html[] {
  return captionTracks(gif.video?.captions).map(
    ({ language, label, url }) => html`<track kind="captions" srclang="${language}" label="${label}" src="${url}">`,
  );
}
