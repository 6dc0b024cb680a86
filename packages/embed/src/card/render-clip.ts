import { type Gif, safeUrl, type VideoAsset } from '@zoetrope/model';
import { type Html, html } from '../html.ts';

export interface ClipOptions {
  readonly gif: Pick<Gif, 'video'>;
  readonly asset: VideoAsset;
  /** What the browser takes where it cannot have the first. */
  readonly other?: VideoAsset | undefined;
  readonly poster?: string | undefined;
  readonly label: string;
  /** Whether a script will take the page over, where scripts run. */
  readonly client: boolean;
  /** See render-start.ts. */
  readonly start?: Html | undefined;
}

/**
 * A clip, muted and looping, with the browser's own controls for sound and pause. Autoplay cannot depend on a media
 * query, so there are two players and the style sheet shows one: under reduced motion the one that waits to be started. A
 * script starts the first one itself.
 */
export function renderClip(options: ClipOptions): Html {
  const { client, start } = options;
  const waiting = player(options, 'reduce', html`preload="none"`);
  return html`${player(options, 'no-preference', html`autoplay`)}${start}${client ? html`<noscript>${waiting}</noscript>` : waiting}`;
}

function player(
  { gif, asset, other, poster, label }: ClipOptions,
  motion: 'no-preference' | 'reduce',
  start: Html,
): Html {
  const size = asset.width > 0 && asset.height > 0 && html` width="${asset.width}" height="${asset.height}"`;
  const picture = poster !== undefined && html` poster="${poster}"`;
  const sources = [asset, ...(other ? [other] : [])].map(
    ({ url }) => html`<source media="(prefers-reduced-motion: ${motion})" src="${url}" type="video/mp4">`,
  );
  return html`<video class="media clip ${motion}" ${start} muted loop playsinline controls aria-label="${label}"${size}${picture}>${sources}${captionTracks(gif)}</video>`;
}

/** A track per language, labelled with the language's own name. */
export function captionTracks(gif: Pick<Gif, 'video'>): readonly Html[] {
  return Object.entries(gif.video?.captions ?? {}).flatMap(([language, captions]) => {
    const url = safeUrl(captions?.vtt);
    if (url === undefined) return [];
    return [html`<track kind="captions" srclang="${language}" label="${languageName(language)}" src="${url}">`];
  });
}

function languageName(language: string): string {
  try {
    return new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  } catch {
    return language;
  }
}
