import { useState } from 'react';
import { MasonryPhotoAlbum } from 'react-photo-album';
import { COLUMNS, GUTTER, makeItems, PICTURE } from '../items.mjs';
import { offerPage } from './hydrated-page.jsx';

const PAGE = 25;
const photoOf = ({ id, alt, width, height }) => ({ key: id, src: PICTURE, alt, width, height, href: `/gifs/${id}` });
let append;

function Page() {
  const [count, setCount] = useState(PAGE);
  append = () => setCount(count + PAGE);
  return (
    <MasonryPhotoAlbum
      photos={makeItems(count).map(photoOf)}
      columns={COLUMNS}
      spacing={GUTTER}
      defaultContainerWidth={1200}
    />
  );
}

export const element = <Page />;

offerPage(element, { isReadyToAppend: () => true, append: () => append() });
