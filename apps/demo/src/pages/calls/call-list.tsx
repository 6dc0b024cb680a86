import { NARROW, useMediaQuery } from '../../parts/use-media-query.ts';
import type { Call } from './call.ts';
import { CALL_GROUPS, callId } from './call-groups.ts';

export interface CallListProps {
  readonly open: Call;
  readonly page: Window;
}

/** All methods by subject: links, or a menu where the links would fill the screen. */
export function CallList({ open, page }: CallListProps) {
  const isNarrow = useMediaQuery(NARROW);
  if (isNarrow) {
    return (
      <label className="call-menu">
        Method
        <select
          value={callId(open)}
          onChange={({ target }) => {
            page.location.hash = target.value;
          }}
        >
          {CALL_GROUPS.map(({ title, calls }) => (
            <optgroup key={title} label={title}>
              {calls.map((call) => (
                <option key={callId(call)} value={callId(call)}>
                  {labelOf(call)}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </label>
    );
  }
  return (
    <nav className="call-list" aria-label="Methods">
      {CALL_GROUPS.map(({ title, calls }) => (
        <section key={title} aria-label={title}>
          <h2>{title}</h2>
          <ul>
            {calls.map((call) => (
              <li key={callId(call)}>
                <a href={`#${callId(call)}`} aria-current={call === open ? 'page' : undefined}>
                  {labelOf(call)}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}

/** Two methods share the name `gifs`. */
function labelOf(call: Call): string {
  return callId(call) === call.name ? call.name : `${call.name} (by category)`;
}
