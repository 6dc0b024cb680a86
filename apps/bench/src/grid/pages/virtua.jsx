import { WindowMasonry } from 'virtua';
import { COLUMNS, GUTTER } from './items.mjs';
import { PlainTile } from './plain-tile.jsx';
import { listPage } from './show.jsx';

window.bench = listPage(({ items }) => {
  const width = (document.documentElement.clientWidth - GUTTER * (COLUMNS - 1)) / COLUMNS;
  return (
    <WindowMasonry data={items} lanes={COLUMNS} gap={GUTTER}>
      {(item) => <PlainTile key={item.id} item={item} height={(width * item.height) / item.width} />}
    </WindowMasonry>
  );
});
