import type { TrendingGif, TrendingSearch } from '@zoetrope/model/management';
import { LoadError, useLoad } from '@zoetrope/ui';
import { permissionsOf } from '../account/permissions.ts';
import { GifThumb } from '../picker/gif-thumb.tsx';
import type { SectionProps } from '../section-props.ts';
import './analytics.css';

const TOP_GIFS = 12;

/** Popular searches and GIFs: those of the service for moderators, and for others those that lead to their own GIFs. */
export function Analytics({ management: { client }, user }: SectionProps) {
  const { canModerate } = permissionsOf(user);
  const searches = useLoad('trending-searches', ({ signal }) =>
    client.getDashboardTrendingSearches(canModerate ? {} : { username: user.username }, { signal }),
  );
  const gifs = useLoad(canModerate ? 'top-gifs' : null, ({ signal }) => client.getTrendingGifs({}, { signal }));
  const views = useLoad('own-views', ({ signal }) => client.getUserViewCount({ id: user.id }, { signal }));
  return (
    <div className="two-columns">
      <section className="card stack" aria-label="Trending searches">
        <h2 className="section-title">{canModerate ? 'Trending searches' : 'Searches that lead to your GIFs'}</h2>
        {searches.status === 'loading' ? <p className="soft">Loading…</p> : null}
        {searches.status === 'failed' ? (
          <LoadError error={searches.error} missing="This server counts no searches." onRetry={searches.retry} />
        ) : null}
        {searches.status === 'ready' ? <Searches searches={searches.value.data} /> : null}
      </section>
      <div className="stack">
        {canModerate ? (
          <section className="card stack" aria-label="Top GIFs">
            <h2 className="section-title">Top GIFs</h2>
            {gifs.status === 'loading' ? <p className="soft">Loading…</p> : null}
            {gifs.status === 'failed' ? (
              <LoadError error={gifs.error} missing="This server ranks no GIFs." onRetry={gifs.retry} />
            ) : null}
            {gifs.status === 'ready' ? <TopGifs entries={gifs.value.data.slice(0, TOP_GIFS)} /> : null}
          </section>
        ) : null}
        <section className="card stack" aria-label="Views">
          <h2 className="section-title">Views of your GIFs</h2>
          {views.status === 'failed' ? (
            <LoadError error={views.error} missing="This server counts no views." onRetry={views.retry} />
          ) : (
            <p className="analytics-number">
              {views.status === 'ready' ? views.value.view_count.toLocaleString('en') : '…'}
            </p>
          )}
        </section>
      </div>
    </div>
  );
}

function Searches({ searches }: { readonly searches: readonly TrendingSearch[] }) {
  if (searches.length === 0) return <p className="soft">Nobody has searched yet.</p>;
  const max = Math.max(...searches.map(({ count }) => count));
  return (
    <>
      <p className="soft">Recent searches count more than older ones.</p>
      <ol className="trending-searches" aria-label="Trending searches">
        {searches.map(({ term, count }) => (
          <li key={term}>
            <span>{term}</span>
            <b>{count.toLocaleString('en', { maximumFractionDigits: 1 })}</b>
            <i aria-hidden="true" style={{ inlineSize: `${(100 * count) / max}%` }} />
          </li>
        ))}
      </ol>
    </>
  );
}

function TopGifs({ entries }: { readonly entries: readonly TrendingGif[] }) {
  return (
    <>
      <p className="soft">
        Scores are clicks; recent ones count more. GIFs of the catalogue begin with up to 3, so that lists have an order
        from the start.
      </p>
      <ol className="top-gifs" aria-label="Top GIFs">
        {entries.map(({ gif, score, is_scheduled }) => (
          <li key={gif.id}>
            <a href={gif.url} target="_blank" rel="noopener">
              <GifThumb gif={gif} decorative />
              <b>{gif.title || 'Untitled'}</b>
            </a>
            <span className="soft">
              {is_scheduled ? 'scheduled' : `score ${score.toLocaleString('en', { maximumFractionDigits: 1 })}`}
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}
