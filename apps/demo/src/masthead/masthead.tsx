import { type RefObject, useRef } from 'react';
import { KIND_LABELS } from '../browse/kind-labels.ts';
import type { Clients } from '../clients.ts';
import { useLoad } from '../loading/use-load.ts';
import { PageMenu } from '../pages/page-menu.tsx';
import { Drum } from '../parts/drum.tsx';
import { Icon } from '../parts/icon.tsx';
import { Mark } from '../parts/mark.tsx';
import { RouteLink } from '../parts/route-link.tsx';
import { HOME, type Route } from '../route/route.ts';
import { SearchField } from '../search/search-field.tsx';
import { useSearchShortcut } from '../search/use-search-shortcut.ts';
import { type CommitReason, useSearchText } from '../search/use-search-text.ts';
import { ThemeChoice } from '../theme/theme-choice.tsx';
import { useTheme } from '../theme/use-theme.ts';
import './masthead.css';

/** More would not fit under a thumb. */
const SUGGESTIONS = 7;

export interface MastheadProps {
  readonly clients: Clients;
  readonly page: Window;
  readonly route: Route;
  readonly onSearch: (query: string, reason: CommitReason) => void;
  readonly onHome: () => void;
  /** Something loads. */
  readonly turning: boolean;
  readonly listening: boolean;
  readonly listenButton: RefObject<HTMLButtonElement | null>;
  readonly onListen: () => void;
}

/** The black drum at the head of the page: name, search, and the rim that turns while something loads. */
export function Masthead(props: MastheadProps) {
  const { clients, page, route, onSearch, onHome, turning, listening, listenButton, onListen } = props;
  const field = useRef<HTMLInputElement>(null);
  const search = useSearchText(route.q, onSearch);
  const [theme, chooseTheme] = useTheme(page.document.documentElement, () => page.localStorage);
  const tags = useLoad(route.q === '' ? null : `tags:${route.q}`, (options) =>
    clients.client.searchTags(route.q, options),
  );
  useSearchShortcut(field);

  return (
    <header className="masthead">
      <div className="masthead-row">
        <RouteLink className="brand" to={HOME} onFollow={onHome} aria-label="Zoetrope, trending GIFs">
          <Mark />
          <span>Zoetrope</span>
        </RouteLink>
        <SearchField
          search={search}
          suggestions={tags.status === 'ready' ? otherThan(route.q, tags.value.data).slice(0, SUGGESTIONS) : []}
          placeholder={`Search ${KIND_LABELS[route.type]}`}
          fieldRef={field}
        />
        <div className="masthead-tools">
          <button
            ref={listenButton}
            type="button"
            className="listen"
            aria-expanded={listening}
            aria-label="Pingbacks"
            onClick={onListen}
          >
            <Icon name="pulse" size={18} />
            <span aria-hidden="true">Pingbacks</span>
          </button>
          <ThemeChoice theme={theme} onChoose={chooseTheme} />
          <PageMenu />
        </div>
      </div>
      <Drum turning={turning} />
    </header>
  );
}

/** To suggest what has been typed already would be no help. */
function otherThan(query: string, terms: readonly string[]): readonly string[] {
  return terms.filter((term) => term.toLowerCase() !== query.toLowerCase());
}
