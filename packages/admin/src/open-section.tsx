import { Notice } from '@zoetrope/ui';
import { permissionsOf } from './account/permissions.ts';
import type { SectionProps } from './section-props.ts';
import { hasAccess, SECTIONS } from './sections.ts';
import { useSection } from './use-section.ts';

/** The links to the sections, and the open section. */
export function OpenSection({ page, ...props }: SectionProps & { readonly page: Window }) {
  const permissions = permissionsOf(props.user);
  const open = useSection(page, permissions);
  return (
    <>
      <nav className="sections" aria-label="Sections">
        {SECTIONS.map(({ id, label }) => (
          <a key={id} href={`#${id}`} aria-current={id === open.id ? 'true' : undefined}>
            {label}
          </a>
        ))}
      </nav>
      <section className="section" aria-label={open.label}>
        {hasAccess(open, permissions) ? (
          <open.view key={`${open.id} ${props.user.id}`} {...props} />
        ) : (
          <Notice title="This account does not have access.">
            <p>{open.requirement}</p>
          </Notice>
        )}
      </section>
    </>
  );
}
