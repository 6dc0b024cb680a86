import type { ErrorReportsOptions } from '@zoetrope/analytics/error-reports';
import { EMBED_DATA_ID, type EmbedData } from '../embed-data.ts';

/**
 * Reports the errors of about one page load in a hundred, and none of a page whose URL has a port (spec §9). Loads nothing where no
 * DSN is configured.
 */
export async function loadErrorReports(page: Document, options: Omit<ErrorReportsOptions, 'dsn'> = {}): Promise<void> {
  const text = page.getElementById(EMBED_DATA_ID)?.textContent;
  const { errorReportsDsn: dsn }: Partial<EmbedData> = text ? JSON.parse(text) : {};
  if (!dsn) return;
  const { createErrorReports } = await import('@zoetrope/analytics/error-reports');
  createErrorReports({ ...options, dsn });
}
