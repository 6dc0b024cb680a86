import type { ErrorReportsOptions } from '@zoetrope/analytics/error-reports';

export interface LoadErrorReportsOptions extends Omit<ErrorReportsOptions, 'dsn'> {
  /** Ends the reports. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Reports the errors of about one page load in a hundred, and none of a page whose URL has a port (spec §9). Loads
 * nothing without a DSN. If the code cannot be loaded, the page works without error reports.
 */
export async function loadErrorReports(dsn: string | undefined, options: LoadErrorReportsOptions = {}): Promise<void> {
  if (!dsn) return;
  const { signal, ...reportsOptions } = options;
  const module = await import('@zoetrope/analytics/error-reports').catch(() => undefined);
  if (!module || signal?.aborted) return;
  const reports = module.createErrorReports({ ...reportsOptions, dsn });
  signal?.addEventListener('abort', () => void reports.close());
}
