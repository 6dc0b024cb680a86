// The script of a single-file page. It is an application, so it does work on import: it starts after the first frame.
import { observeFirstFrame } from './observe-first-frame.ts';
import { startEmbed } from './start-embed.ts';

observeFirstFrame(document, () => startEmbed(document));
