import { Masonry } from 'masonic';
import { GUTTER } from './items.mjs';
import { PlainTile } from './plain-tile.jsx';
import { listPage } from './render.jsx';

const Tile = ({ data, width }) => <PlainTile item={data} height={(width * data.height) / data.width} />;

window.bench = listPage(({ items, columns }) => (
  <Masonry items={items} render={Tile} columnCount={columns} columnGutter={GUTTER} itemKey={(item) => item.id} />
));
