export { type KlipyItemsOptions, klipyItems } from './klipy/items.ts';
export { klipyDialect } from './klipy/klipy-dialect.ts';
export { type KlipyClient, type KlipyRecentsOptions, klipyRecents, removeKlipyRecent } from './klipy/recents.ts';
export { type KlipyReason, type KlipyReportOptions, klipyReports, reportToKlipy } from './klipy/reports.ts';
export type { KlipyOptions } from './klipy/to-klipy-call.ts';
