import type { ReportCalls, ReportOptions } from '@zoetrope/model';
import { buildGif } from '@zoetrope/testkit';
import { createViewerId } from '@zoetrope/transport';
import { describe, expect, it, vi } from 'vitest';
import { gifEvent } from '../testing/gif-event.ts';
import { createReports, type ReportsOptions } from './create-reports.ts';

const CAT = buildGif({ id: 'cat' });

function startReports(options: Partial<ReportsOptions> = {}, respond: () => Promise<void> = async () => {}) {
  const sent: string[] = [];
  const signals: (AbortSignal | undefined)[] = [];
  const stores: string[] = [];
  const warnings: string[] = [];
  const record =
    (name: string) =>
    ({ id }: { readonly id: string }, { term, signal }: ReportOptions = {}) => {
      sent.push([name, id, term].join(' ').trim());
      signals.push(signal);
      return respond();
    };
  const calls: ReportCalls = { share: record('share'), view: record('view') };
  const viewerId = { get: () => 'abcdefgh12345678', setPersistence: (next: string) => stores.push(next) };
  const warn = (message: string) => warnings.push(message);
  const reports = createReports({ client: { viewerId }, calls, warn, ...options });
  return { reports, sent, signals, stores, warnings };
}

const pick = (term?: string) => gifEvent({ type: 'CLICK', gif: CAT, term });

describe('createReports', () => {
  it('reports a pick as a share, with its search, and no other events by default', () => {
    const { reports, sent, stores } = startReports();
    for (const type of ['SEEN', 'HOVER', 'START'] as const) reports.track(gifEvent({ type, gif: CAT }));
    reports.track(pick('cats'));
    reports.track(pick());
    expect(sent).toEqual(['share cat cats', 'share cat']);
    expect(stores).toEqual([]);
  });

  it('reports views if they are enabled and the API has a call for them', () => {
    const { reports, sent } = startReports({ views: true });
    reports.track(gifEvent({ type: 'SEEN', gif: CAT }));
    expect(sent).toEqual(['view cat']);
    const share = vi.fn(async () => {});
    const sharesOnly = startReports({ views: true, calls: { share } });
    sharesOnly.reports.track(gifEvent({ type: 'SEEN', gif: CAT }));
    expect(share).not.toHaveBeenCalled();
  });

  it('holds reports while consent is pending, until it is granted [N-4]', () => {
    const { reports, sent, stores } = startReports({ consent: 'pending', views: true });
    reports.track(gifEvent({ type: 'SEEN', gif: CAT }));
    reports.track(pick());
    expect(sent).toEqual([]);
    reports.setConsent('granted');
    expect(sent).toEqual(['view cat', 'share cat']);
    expect(stores).toEqual(['memory', 'session']);
  });

  it('drops held and later reports when consent is denied [N-4]', () => {
    const { reports, sent, stores } = startReports({ consent: 'pending' });
    reports.track(pick());
    reports.setConsent('denied');
    reports.track(pick());
    reports.setConsent('granted');
    expect(sent).toEqual([]);
    reports.track(pick());
    expect(sent).toEqual(['share cat']);
    expect(stores).toEqual(['memory', 'memory', 'session']);
  });

  it('aborts reports in flight when consent is denied, without a warning [N-4]', async () => {
    const { reports, signals, warnings } = startReports({}, () => Promise.reject(new Error('aborted')));
    reports.track(pick());
    reports.setConsent('denied');
    await reports.flush();
    expect(signals[0]?.aborted).toBe(true);
    expect(warnings).toEqual([]);
  });

  it('sends nothing under Global Privacy Control until the user consents [N-4]', () => {
    const { reports, sent, stores } = startReports({ consent: 'granted', globalPrivacyControl: true });
    reports.track(pick());
    expect(sent).toEqual([]);
    expect(stores).toEqual(['memory']);
    reports.setConsent('granted');
    reports.track(pick());
    expect(sent).toEqual(['share cat']);
  });

  it('warns once about reports that fail, and never throws', async () => {
    const { reports, warnings } = startReports({}, () => {
      throw new Error('no route');
    });
    reports.track(pick());
    reports.track(pick());
    await reports.flush();
    expect(warnings).toEqual(['@zoetrope/analytics: a report could not be sent and is dropped: no route']);
    const failing = startReports(
      {
        warn: () => {
          throw new Error('no console');
        },
      },
      () => Promise.reject('no route'),
    );
    failing.reports.track(pick());
    await expect(failing.reports.close()).resolves.toBeUndefined();
  });

  it('waits for reports in flight when it is closed, and ignores later events', async () => {
    let finish = () => {};
    const { reports, sent } = startReports(
      {},
      () =>
        new Promise((resolve) => {
          finish = resolve;
        }),
    );
    reports.track(pick());
    const closed = vi.fn();
    const closing = reports.close().then(closed);
    reports.track(pick());
    await Promise.resolve();
    expect(closed).not.toHaveBeenCalled();
    finish();
    await closing;
    expect(sent).toEqual(['share cat']);
  });

  it("keeps the application's user id out of reports", () => {
    const share = vi.fn(async () => {});
    const client = { viewerId: createViewerId({ persistence: 'memory' }) };
    const reports = createReports({ client, calls: { share } });
    reports.setUserId('user-7');
    reports.track({ ...pick(), userId: 'user-7' });
    expect(JSON.stringify(share.mock.calls)).not.toContain('user-7');
  });
});
