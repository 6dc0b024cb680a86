import { VirtuosoMasonry } from '@virtuoso.dev/masonry';
import { GUTTER } from './items.mjs';
import { PlainTile } from './plain-tile.jsx';
import { listPage } from './show.jsx';

/** It has no gap: a tile brings half of it on each side. */
const Tile = ({ data: item, context: width }) => (
  <div style={{ padding: GUTTER / 2 }}>
    <PlainTile item={item} height={(width * item.height) / item.width} />
  </div>
);

window.bench = listPage(({ items, columns, width }) => (
  <VirtuosoMasonry
    columnCount={columns}
    data={items}
    context={width}
    initialItemCount={20}
    useWindowScroll
    ItemContent={Tile}
  />
));
