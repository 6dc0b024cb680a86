import { MasonryPhotoAlbum } from 'react-photo-album';
import { COLUMNS, GUTTER, PICTURE } from './items.mjs';
import { listPage } from './show.jsx';

const photoOf = ({ id, alt, width, height }) => ({ key: id, src: PICTURE, alt, width, height, href: `/gifs/${id}` });

window.bench = listPage(({ items }) => (
  <MasonryPhotoAlbum photos={items.map(photoOf)} columns={COLUMNS} spacing={GUTTER} />
));
