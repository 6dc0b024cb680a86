import { VirtuosoMasonry } from '@virtuoso.dev/masonry';
import { GUTTER } from './items.mjs';
import { PlainTile } from './plain-tile.jsx';
import { listPage } from './render.jsx';

/** The library has no gap option, so each tile has half the gap as padding. */
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
