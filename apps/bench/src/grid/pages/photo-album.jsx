import { MasonryPhotoAlbum } from 'react-photo-album';
import { GUTTER, PICTURE } from './items.mjs';
import { listPage } from './render.jsx';

const photoOf = ({ id, alt, width, height }) => ({ key: id, src: PICTURE, alt, width, height, href: `/gifs/${id}` });

window.bench = listPage(({ items, columns }) => (
  <MasonryPhotoAlbum photos={items.map(photoOf)} columns={columns} spacing={GUTTER} />
));
