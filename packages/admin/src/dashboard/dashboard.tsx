import type { Dashboard as DashboardData, StorageUse } from '@zoetrope/model/management';
import { LoadError } from '@zoetrope/ui';
import { useState } from 'react';
import { useLoadWithPrevious } from '../forms/use-load-with-previous.ts';
import type { SectionProps } from '../section-props.ts';
import { EventChart } from './event-chart.tsx';
import { formatBytes } from './format-bytes.ts';
import './dashboard.css';

/** The server counts no further. */
const MAX_COUNTED = 10_000;

const DEPENDENCIES = [
  ['database', 'Database'],
  ['replica', 'Read replica'],
  ['storage', 'Data folder'],
  ['ffmpeg', 'ffmpeg'],
  ['log', 'Event log'],
  ['limits', 'Shared limits'],
] as const;

/** The state of the server: its contents, what waits for moderators, its storage, events and dependencies. */
export function Dashboard({ management: { client } }: SectionProps) {
  const [updates, setUpdates] = useState(0);
  const dashboard = useLoadWithPrevious(`dashboard:${updates}`, ({ signal }) => client.getDashboard({ signal }));
  const { value } = dashboard;
  return (
    <div className="stack">
      <div className="dashboard-head">
        <h2 className="section-title">Overview</h2>
        <button type="button" className="button" onClick={() => setUpdates(updates + 1)}>
          Refresh
        </button>
      </div>
      {dashboard.error === undefined ? null : (
        <LoadError error={dashboard.error} missing="This server has no dashboard." onRetry={dashboard.retry} />
      )}
      {value === undefined && dashboard.error === undefined ? <p className="soft">Loading…</p> : null}
      {value === undefined ? null : <Overview data={value} />}
    </div>
  );
}

function Overview({ data }: { readonly data: DashboardData }) {
  const { items, waiting, reported, accounts, storage, days, dependencies } = data;
  return (
    <>
      <dl className="dashboard-numbers">
        <Total label="GIFs" value={items.gif.toLocaleString('en')} />
        <Total label="Stickers" value={items.sticker.toLocaleString('en')} />
        <Total label="Clips" value={items.video.toLocaleString('en')} />
        <Total label="Texts" value={items.text.toLocaleString('en')} />
        <Total label="In the queue" value={counted(waiting)} section="queue" />
        <Total label="Reported" value={counted(reported)} section="reports" />
        <Total label="Accounts" value={counted(accounts)} section="accounts" />
      </dl>
      <div className="two-columns">
        <EventChart days={days} />
        <div className="stack">
          <section className="card stack" aria-label="Storage">
            <h2 className="section-title">Storage</h2>
            <dl className="dashboard-facts">
              <Fact label="Uploads" value={describeUse(storage.uploads)} />
              <Fact
                label="Renditions"
                value={storage.renditions ? describeUse(storage.renditions) : 'in a bucket, not measured'}
              />
            </dl>
          </section>
          <section className="card stack" aria-label="Dependencies">
            <h2 className="section-title">Dependencies</h2>
            <dl className="dashboard-facts">
              {DEPENDENCIES.map(([name, label]) => {
                const state = dependencies[name];
                if (state === undefined) return null;
                return <Fact key={name} label={label} value={state.replaceAll('-', ' ')} isBad={state !== 'ok'} />;
              })}
            </dl>
          </section>
        </div>
      </div>
    </>
  );
}

interface TotalProps {
  readonly label: string;
  readonly value: string;
  /** The section with more about it. Default: none. */
  readonly section?: string | undefined;
}

function Total({ label, value, section }: TotalProps) {
  return (
    <div className="card">
      <dt>{section === undefined ? label : <a href={`#${section}`}>{label}</a>}</dt>
      <dd className="dashboard-number">{value}</dd>
    </div>
  );
}

interface FactProps {
  readonly label: string;
  readonly value: string;
  /** Default: undefined, it is neither good nor bad. */
  readonly isBad?: boolean | undefined;
}

function Fact({ label, value, isBad }: FactProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd data-bad={isBad}>{value}</dd>
    </div>
  );
}

function counted(count: number): string {
  return count < MAX_COUNTED ? count.toLocaleString('en') : `${MAX_COUNTED.toLocaleString('en')} or more`;
}

function describeUse({ items, bytes, is_estimate }: StorageUse): string {
  return `${is_estimate ? 'about ' : ''}${formatBytes(bytes)} of ${items.toLocaleString('en')} GIFs`;
}
