export type { Consent } from './consent.ts';
export type { Pingback } from './create-pingback.ts';
export { createReports, type ReportsClient, type ReportsOptions } from './reports/create-reports.ts';
