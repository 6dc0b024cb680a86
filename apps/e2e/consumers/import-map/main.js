import { loadElement } from '@zoetrope/embed/element';
import { createClient } from '@zoetrope/fetch-api';
import { altText, bestRendition, localProvider, renditionUrl } from '@zoetrope/model';
import { appendItems, createMasonry, masonryExtent, positionOf, tileRatio } from '@zoetrope/react-components/layout';

const GAP = 6;
const COLUMNS = 3;
const service = new URLSearchParams(location.search).get('service');
const list = document.querySelector('#list');
const columnWidth = (600 - (COLUMNS - 1) * GAP) / COLUMNS;

const client = createClient({ provider: localProvider(service), apiKey: 'zoetrope-web' });
const { data } = await client.trending();
const masonry = appendItems(
  createMasonry(COLUMNS, GAP / columnWidth),
  data.map(({ images }) => tileRatio(images?.original?.width, images?.original?.height)),
);

function addressOf({ images }, width, height) {
  const best = bestRendition(images, { width, height });
  return (best && renditionUrl(images, best.name, { format: 'webp' })) ?? '';
}

for (const [index, gif] of data.entries()) {
  const { column, indexInColumn, start, end } = positionOf(masonry, index);
  const [width, height] = [columnWidth, (end - start) * columnWidth];
  const [left, top] = [column * (columnWidth + GAP), start * columnWidth + indexInColumn * GAP];
  const tile = document.createElement('li');
  const picture = Object.assign(new Image(width, height), {
    src: addressOf(gif, width, height),
    alt: altText(gif),
    loading: 'lazy',
  });
  tile.style.cssText = `position: absolute; left: ${left}px; top: ${top}px`;
  tile.append(picture);
  list.append(tile);
}
list.style.height = `${masonryExtent(masonry, { crossSize: columnWidth, gap: GAP })}px`;

loadElement();
const embed = document.createElement('zoetrope-embed');
const attributes = { provider: service, gif: data[0].id, width: '300', height: '200', label: 'The first of them' };
for (const [name, value] of Object.entries(attributes)) embed.setAttribute(name, value);
document.body.prepend(embed);
