import { Notice } from '@zoetrope/ui';
import { type RefObject, useEffect, useRef } from 'react';
import { permissionsOf } from './account/permissions.ts';
import type { SectionProps } from './section-props.ts';
import { hasAccess, SECTIONS } from './sections.ts';
import { useSection } from './use-section.ts';
import { useTitle } from './use-title.ts';

export interface OpenSectionProps extends SectionProps {
  readonly page: Window;
  /** The element of the section, which takes the focus. */
  readonly sectionRef: RefObject<HTMLElement | null>;
}

/** The links to the sections of the account, and the open section. */
export function OpenSection({ page, sectionRef, ...props }: OpenSectionProps) {
  const permissions = permissionsOf(props.user);
  const open = useSection(page, permissions);
  useTitle(page, `${open.label} · Admin · Zoetrope`);
  const focusedId = useRef(open.id);
  // Screen readers read the name of the new section, and the next Tab is its first control.
  useEffect(() => {
    if (focusedId.current === open.id) return;
    focusedId.current = open.id;
    sectionRef.current?.focus({ preventScroll: true });
  }, [open.id, sectionRef]);

  return (
    <>
      <nav className="sections" aria-label="Sections">
        {SECTIONS.filter((section) => hasAccess(section, permissions)).map(({ id, label }) => (
          <a key={id} href={`#${id}`} aria-current={id === open.id ? 'true' : undefined}>
            {label}
          </a>
        ))}
      </nav>
      <section ref={sectionRef} className="section" aria-label={open.label} tabIndex={-1}>
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
