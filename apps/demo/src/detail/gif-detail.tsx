import type { Gif } from '@zoetrope/model';
import type { Clients } from '../clients.ts';
import { Chips } from '../parts/chips.tsx';
import type { Route } from '../route/route.ts';
import { Creator } from './creator.tsx';
import { Facts } from './facts.tsx';
import { Related } from './related.tsx';
import { Share } from './share.tsx';
import { SizeTable } from './size-table.tsx';
import { sizeRows } from './sizes.ts';
import { Stage } from './stage.tsx';

export interface GifDetailProps {
  readonly gif: Gif;
  readonly clients: Clients;
  readonly route: Route;
  readonly onOpen: (gif: Gif) => void;
  readonly onSearch: (term: string) => void;
}

export function GifDetail({ gif, clients, route, onOpen, onSearch }: GifDetailProps) {
  const rows = sizeRows(gif);
  return (
    <>
      <Stage gif={gif} track={clients.track} />
      <div className="detail-side">
        <div className="detail-part">
          <h2 className="detail-title" tabIndex={-1} data-detail-start>
            {gif.title || 'Untitled'}
          </h2>
          <Creator user={gif.user} />
          <Share gif={gif} clients={clients} />
          {gif.tags.length === 0 ? null : (
            <section>
              <h3 className="detail-heading">Tags</h3>
              <Chips label="Search by tag" terms={gif.tags} route={route} onSearch={onSearch} />
            </section>
          )}
        </div>
        <div className="detail-part">
          <Facts gif={gif} />
          {rows.length === 0 ? null : <SizeTable rows={rows} />}
        </div>
      </div>
      <Related gif={gif} clients={clients} onOpen={onOpen} />
    </>
  );
}
