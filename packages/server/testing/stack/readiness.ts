import type { Readiness } from '../../src/monitoring/readiness.ts';

export type ComponentName = 'server' | 'primary' | 'replica' | 'storage' | 'log';

/** What a server reports. Undefined if it does not respond. */
export type Report = (Readiness & { readonly api: number; readonly collector: number }) | undefined;

/** What every server that runs must report while a component is away. Everything else is `ok` and ready. */
const REPORTS: { readonly [name in ComponentName]: { readonly [key: string]: string | number } } = {
  server: {},
  primary: { database: 'unavailable' },
  replica: { replica: 'unavailable' },
  storage: { storage: 'storage-unavailable' },
  log: { log: 'unavailable', collector: 503 },
};

const HEALTHY = {
  ...{ database: 'ok', replica: 'ok', storage: 'ok', log: 'ok', limits: 'ok' },
  ...{ api: 200, collector: 200 },
};

export async function readReadiness(origin: string): Promise<Report> {
  try {
    const [api, collector] = await Promise.all(
      ['/readyz/api', '/readyz/collector'].map((path) => fetch(`${origin}${path}`)),
    );
    const body = (await api?.json()) as Readiness;
    await collector?.arrayBuffer();
    return { ...body, api: api?.status ?? 0, collector: collector?.status ?? 0 };
  } catch {
    return undefined;
  }
}

/** Whether a report is the truth while a component is away, or while none is. */
export function isTrue(report: Report, away?: ComponentName): boolean {
  if (report === undefined) return false;
  const expected = { ...HEALTHY, ...(away === undefined ? {} : REPORTS[away]) };
  const { api, collector } = report;
  const actual: { readonly [key: string]: string | number } = { ...report.dependencies, api, collector };
  // Limits in Postgres are away with it, which a process notices with its next call.
  return Object.entries(expected).every(
    ([key, value]) => actual[key] === value || (away === 'primary' && key === 'limits'),
  );
}
