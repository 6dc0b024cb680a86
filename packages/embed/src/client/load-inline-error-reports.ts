// The script of a single-file page that also reports errors. The bundle contains the Sentry client, which doubles its size.

import { loadErrorReports } from './load-error-reports.ts';
import { observeFirstFrame } from './observe-first-frame.ts';
import { readEmbedData } from './read-embed-data.ts';
import { startEmbed } from './start-embed.ts';

void loadErrorReports(readEmbedData(document)?.errorReportsDsn);
observeFirstFrame(document, () => startEmbed(document));
