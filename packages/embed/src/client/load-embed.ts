// The script of the server's pages, imported by the script of render-start.ts.

import { loadErrorReports } from './load-error-reports.ts';
import type { MountEmbedOptions } from './mount-embed.ts';
import { readEmbedData } from './read-embed-data.ts';
import { startEmbed as start } from './start-embed.ts';

/** Called with the early messages of the host page and the kind of the last input. */
export function startEmbed(early: Required<Pick<MountEmbedOptions, 'earlyMessages' | 'touched'>>): void {
  void loadErrorReports(readEmbedData(document)?.errorReportsDsn);
  start(document, early);
}
