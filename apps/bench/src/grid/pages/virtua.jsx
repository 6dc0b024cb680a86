import { WindowMasonry } from 'virtua';
import { GUTTER } from './items.mjs';
import { PlainTile } from './plain-tile.jsx';
import { listPage } from './render.jsx';

window.bench = listPage(({ items, columns, width }) => (
  <WindowMasonry data={items} lanes={columns} gap={GUTTER}>
    {(item) => <PlainTile key={item.id} item={item} height={(width * item.height) / item.width} />}
  </WindowMasonry>
));
