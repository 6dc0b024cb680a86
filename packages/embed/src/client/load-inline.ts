// The script of a page that is one file: it waits for the first frame, and starts. An application, so it works on import.
import { startEmbed } from './start-embed.ts';

const media =
  document.querySelector<HTMLVideoElement>('video.media') ?? document.querySelector<HTMLImageElement>('.media img');
const start = () => startEmbed(document);
const isThere = media instanceof HTMLImageElement ? media.complete : (media?.readyState ?? 2) > 1;
if (isThere) start();
else for (const name of ['load', 'loadeddata', 'error']) media?.addEventListener(name, start, { once: true });
