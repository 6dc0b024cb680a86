import { Icon, Logo, ThemeChoice, useLoad, useTheme } from '@zoetrope/ui';
import { type RefObject, useRef } from 'react';
import { MEDIA_TYPE_LABELS } from '../browse/media-type-labels.ts';
import type { Clients } from '../clients.ts';
import type { DemoPage } from '../pages/demo-page.ts';
import { Drum } from '../parts/drum.tsx';
import { RouteLink } from '../parts/route-link.tsx';
import { NARROW, useMediaQuery } from '../parts/use-media-query.ts';
import { HOME, type Route } from '../route/route.ts';
import { SearchField } from '../search/search-field.tsx';
import { useSearchShortcut } from '../search/use-search-shortcut.ts';
import { type CommitReason, useSearchText } from '../search/use-search-text.ts';
import { SiteNav } from './site-nav.tsx';
import './masthead.css';

/** More would not fit above the keyboard of a phone. */
const MAX_SUGGESTIONS = 7;

export interface MastheadProps {
  readonly clients: Clients;
  readonly page: Window;
  readonly route: Route;
  /** Undefined on the home page. */
  readonly current: DemoPage | undefined;
  readonly onSearch: (query: string, reason: CommitReason) => void;
  /** Navigates home without a page load; undefined on other pages, whose links load it. */
  readonly onHome: (() => void) | undefined;
  readonly isLoading: boolean;
  readonly isPanelOpen: boolean;
  readonly panelButton: RefObject<HTMLButtonElement | null>;
  readonly onTogglePanel: () => void;
}

/** The header of every page: logo, navigation, search, and a loading indicator. */
export function Masthead(props: MastheadProps) {
  const { clients, page, route, current, onSearch, onHome, isLoading } = props;
  const field = useRef<HTMLInputElement>(null);
  const search = useSearchText(route.q, onSearch);
  const [theme, chooseTheme] = useTheme(page.document.documentElement, () => page.localStorage);
  const isNarrow = useMediaQuery(NARROW);
  const tags = useLoad(route.q === '' ? null : `tags:${route.q}`, (options) =>
    clients.client.searchTags(route.q, options),
  );
  useSearchShortcut(field);
  const themeChoice = <ThemeChoice theme={theme} onChoose={chooseTheme} />;

  return (
    <header className="masthead">
      <div className="masthead-row">
        <Brand onHome={onHome} />
        <SiteNav current={current} onHome={onHome}>
          {themeChoice}
        </SiteNav>
        <SearchField
          search={search}
          suggestions={tags.status === 'ready' ? withoutTerm(route.q, tags.value.data).slice(0, MAX_SUGGESTIONS) : []}
          placeholder={`Search ${MEDIA_TYPE_LABELS[route.type]}`}
          fieldRef={field}
        />
        <div className="masthead-tools">
          <button
            ref={props.panelButton}
            type="button"
            className="live-events-button"
            aria-expanded={props.isPanelOpen}
            title="Live events"
            onClick={props.onTogglePanel}
          >
            <Icon name="pulse" size={18} />
            <span>Live events</span>
          </button>
          {isNarrow ? null : themeChoice}
        </div>
      </div>
      <Drum turning={isLoading} />
    </header>
  );
}

function Brand({ onHome }: Pick<MastheadProps, 'onHome'>) {
  const content = (
    <>
      <Logo />
      <span>Zoetrope</span>
    </>
  );
  if (onHome === undefined) {
    return (
      <a className="brand" href="/" aria-label="Zoetrope home">
        {content}
      </a>
    );
  }
  return (
    <RouteLink className="brand" to={HOME} onFollow={onHome} aria-label="Zoetrope home">
      {content}
    </RouteLink>
  );
}

/** Omits the suggestion that equals the query. */
function withoutTerm(query: string, terms: readonly string[]): readonly string[] {
  return terms.filter((term) => term.toLowerCase() !== query.toLowerCase());
}
