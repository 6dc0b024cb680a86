// The script of a page that is one file: it waits for the first frame, and starts. An application, so it works on import.
import { attachShown } from './attach-shown.ts';
import { startEmbed } from './start-embed.ts';

attachShown(document, () => startEmbed(document));
