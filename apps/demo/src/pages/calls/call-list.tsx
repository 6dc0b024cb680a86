import type { Call } from './call.ts';
import { CALL_GROUPS, callId } from './call-groups.ts';

/** Links to all methods, by subject. */
export function CallList({ open }: { readonly open: Call }) {
  return (
    <nav className="call-list" aria-label="Methods">
      {CALL_GROUPS.map(({ title, calls }) => (
        <section key={title} aria-label={title}>
          <h2>{title}</h2>
          <ul>
            {calls.map((call) => (
              <li key={callId(call)}>
                <a href={`#${callId(call)}`} aria-current={call === open ? 'page' : undefined}>
                  {callId(call) === call.name ? call.name : `${call.name} (by category)`}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}
