export { tenorReports } from './tenor/reports.ts';
export { type TenorOptions, tenor, tenorDialect } from './tenor/tenor-dialect.ts';
