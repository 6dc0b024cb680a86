import { useId } from 'react';
import { Icon } from '../parts/icon.tsx';
import { PageLinks } from './page-links.tsx';
import './page-menu.css';

/** The other pages, behind one button: on the search, GIFs come first. The browser closes it on Escape and on a click beside it. */
export function PageMenu() {
  const id = useId();
  return (
    <div className="page-menu">
      <button type="button" popoverTarget={id} aria-label="Pages">
        <Icon name="menu" size={18} />
      </button>
      <div id={id} popover="auto">
        <PageLinks />
      </div>
    </div>
  );
}
