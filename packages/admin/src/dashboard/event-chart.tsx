import type { DashboardDay } from '@zoetrope/model/management';

const TYPES = [
  ['seen', 'Seen'],
  ['hover', 'Hovered'],
  ['click', 'Clicked'],
  ['start', 'Started'],
] as const;

const DAY = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** Events per day as bars, with the same numbers as a table. */
export function EventChart({ days }: { readonly days: readonly DashboardDay[] }) {
  const totals = days.map(totalOf);
  const max = Math.max(1, ...totals);
  const total = totals.reduce((sum, each) => sum + each, 0);
  return (
    <section className="card stack" aria-label="Events">
      <h2 className="section-title">Events</h2>
      <p>
        <b className="dashboard-number">{total.toLocaleString('en')}</b> in the last {days.length} days
      </p>
      {/* The table has these numbers as text. */}
      <div className="event-bars" aria-hidden="true">
        {days.map((day, index) => (
          <div key={day.day} title={`${labelOf(day)}: ${(totals[index] ?? 0).toLocaleString('en')}`}>
            <i style={{ blockSize: `${(100 * (totals[index] ?? 0)) / max}%` }} />
            <span>{Number(day.day.slice(-2))}</span>
          </div>
        ))}
      </div>
      <details>
        <summary>Show as a table</summary>
        <div className="event-table">
          <table>
            <thead>
              <tr>
                <th scope="col">Day (UTC)</th>
                {TYPES.map(([type, label]) => (
                  <th key={type} scope="col">
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {[...days].reverse().map((day) => (
                <tr key={day.day}>
                  <th scope="row">{labelOf(day)}</th>
                  {TYPES.map(([type]) => (
                    <td key={type}>{day[type].toLocaleString('en')}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </section>
  );
}

function totalOf({ seen, hover, click, start }: DashboardDay): number {
  return seen + hover + click + start;
}

function labelOf({ day }: DashboardDay): string {
  return DAY.format(new Date(`${day}T00:00:00Z`));
}
