// The script that the server's pages load: see start-script.ts.
import { loadErrorReports } from './load-error-reports.ts';
import type { MountEmbedOptions } from './mount-embed.ts';
import { startEmbed as start } from './start-embed.ts';

/** Called by the script in the page, with the messages of the host page and the kind of the last input until then. */
export function startEmbed(early: Required<Pick<MountEmbedOptions, 'said' | 'touched'>>): void {
  // Offline for a moment, maybe: the page works without reports.
  loadErrorReports(document).catch(() => undefined);
  start(document, early);
}
