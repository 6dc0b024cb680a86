import { Notice } from '../../parts/notice.tsx';
import { abilities } from './account/abilities.ts';
import type { SectionProps } from './section-props.ts';
import { SECTIONS } from './sections.ts';
import { useSection } from './use-section.ts';

/** The links to the sections, and the one that is open. */
export function OpenSection({ page, ...props }: SectionProps & { readonly page: Window }) {
  const open = useSection(page);
  const may = abilities(props.user);
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
        {may[open.needs] ? (
          <open.view key={`${open.id} ${props.user.id}`} {...props} />
        ) : (
          <Notice title="This account does not have access.">
            <p>{open.whoMay}</p>
          </Notice>
        )}
      </section>
    </>
  );
}
