import { NARROW, useMediaQuery } from '../../parts/use-media-query.ts';
import type { Method } from './method.ts';
import { METHOD_GROUPS, methodId } from './method-groups.ts';

export interface MethodListProps {
  readonly open: Method;
  readonly page: Window;
}

/** All methods by subject: links, or a menu where the links would fill the screen. */
export function MethodList({ open, page }: MethodListProps) {
  const isNarrow = useMediaQuery(NARROW);
  if (isNarrow) {
    return (
      <label className="select-fields">
        Method
        <select
          value={methodId(open)}
          onChange={({ target }) => {
            page.location.hash = target.value;
          }}
        >
          {METHOD_GROUPS.map(({ title, methods }) => (
            <optgroup key={title} label={title}>
              {methods.map((method) => (
                <option key={methodId(method)} value={methodId(method)}>
                  {labelOf(method)}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </label>
    );
  }
  return (
    <nav className="method-list" aria-label="Methods">
      {METHOD_GROUPS.map(({ title, methods }) => (
        <section key={title} aria-label={title}>
          <h2>{title}</h2>
          <ul>
            {methods.map((method) => (
              <li key={methodId(method)}>
                <a href={`#${methodId(method)}`} aria-current={method === open ? 'page' : undefined}>
                  {labelOf(method)}
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
function labelOf(method: Method): string {
  return methodId(method) === method.name ? method.name : `${method.name} (by category)`;
}
