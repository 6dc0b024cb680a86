export { createErrorReports, type ErrorReports } from './error-reports/create-error-reports.ts';
export type { ErrorReportsOptions, ReportingPage } from './error-reports/error-reports-options.ts';
export type { ConsoleLike } from './error-reports/observe-console.ts';
export type { ErrorReport, LogEntry, LogLevel, ReportClient } from './error-reports/report.ts';
