import { Notice } from '@zoetrope/ui';
import { type RefObject, useEffect, useRef } from 'react';
import { permissionsOf } from './account/permissions.ts';
import type { SectionProps } from './section-props.ts';
import { hasAccess, SECTIONS } from './sections.ts';
import { useSection } from './use-section.ts';
import { useTitle } from './use-title.ts';

export interface OpenSectionProps extends Omit<SectionProps, 'detail'> {
  readonly page: Window;
  /** The element of the section, which takes the focus. */
  readonly sectionRef: RefObject<HTMLElement | null>;
}

/** The links to the sections of the account, and the open section. */
export function OpenSection({ page, sectionRef, ...props }: OpenSectionProps) {
  const permissions = permissionsOf(props.user);
  const { section: open, detail } = useSection(page, permissions);
  const opened = `${open.id} ${detail}`;
  useTitle(page, `${open.label} · Admin · Zoetrope`);
  const focused = useRef(opened);
  // Screen readers read the name of the new section, and the next Tab is its first control.
  useEffect(() => {
    if (focused.current === opened) return;
    focused.current = opened;
    sectionRef.current?.focus({ preventScroll: true });
  }, [opened, sectionRef]);

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
          <open.view key={`${opened} ${props.user.id}`} {...props} detail={detail} />
        ) : (
          <Notice title="This account does not have access.">
            <p>{open.requirement}</p>
          </Notice>
        )}
      </section>
    </>
  );
}
