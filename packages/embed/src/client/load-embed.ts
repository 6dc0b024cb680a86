// The entry point for the server's embed pages. The inline script of render-start.ts imports it.

import { loadErrorReports } from './load-error-reports.ts';
import type { MountEmbedOptions } from './mount-embed.ts';
import { readEmbedData } from './read-embed-data.ts';
import { startEmbed as start } from './start-embed.ts';

/** `early`: the messages that arrived from the host page before this script, and whether the last input was a touch. */
export function startEmbed(early: Required<Pick<MountEmbedOptions, 'earlyMessages' | 'touched'>>): void {
  void loadErrorReports(readEmbedData(document)?.errorReportsDsn);
  start(document, early);
}
