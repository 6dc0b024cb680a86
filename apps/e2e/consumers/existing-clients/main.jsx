import { GiphyFetch } from '@giphy/js-fetch-api';
import { EmojiVariationsList, Grid, SearchBar, SearchContext, SearchContextManager } from '@giphy/react-components';
import TenorPicker from 'gif-picker-react-1';
import { GifPicker } from 'gif-picker-react-2';
import { Giphy } from 'gif-picker-react-2/providers/giphy';
import { Klipy } from 'gif-picker-react-2/providers/klipy';
import { Tenor } from 'gif-picker-react-2/providers/tenor';
import { useContext, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';

const parameters = new URLSearchParams(location.search);
const service = parameters.get('service');
const apiKey = parameters.get('key') ?? 'zoetrope-web';

/** The page of each client, as `?client=` names it. */
const PAGES = {
  'giphy-grid': GridPage,
  'giphy-emoji': EmojiPage,
  'picker-1': () => (
    <PickerPage
      picker={(onGifClick) => <TenorPicker tenorApiKey={apiKey} onGifClick={({ url }) => onGifClick(url)} />}
    />
  ),
  'picker-2-tenor': () => <Picker2Page provider={Tenor(apiKey, { baseUrl: `${service}/v2/` })} />,
  'picker-2-giphy': () => <Picker2Page provider={Giphy(apiKey, { baseUrl: `${service}/v1/` })} />,
  'picker-2-klipy': () => <Picker2Page provider={Klipy(apiKey, { baseUrl: `${service}/api/v1/` })} />,
};

const OPTIONS = { limit: 6 };

function GridPage() {
  return (
    <SearchContextManager apiKey={apiKey} options={OPTIONS} shouldFetchChannels={false}>
      <SearchBar />
      <Results />
    </SearchContextManager>
  );
}

function Results() {
  const { fetchGifs, searchKey } = useContext(SearchContext);
  return <Grid key={searchKey} width={400} columns={2} fetchGifs={fetchGifs} />;
}

const giphy = new GiphyFetch(apiKey);

function EmojiPage() {
  const [emoji, setEmoji] = useState();
  useEffect(() => {
    giphy.emojiDefaultVariations({ limit: 50 }).then(({ data }) => {
      setEmoji(data.find(({ variation_count }) => variation_count > 1));
    });
  }, []);
  if (!emoji) return null;
  return <EmojiVariationsList gif={emoji} gifHeight={60} fetchVariations={(id) => giphy.emojiVariations(id)} />;
}

function Picker2Page({ provider }) {
  const [first] = useState(provider);
  return (
    <PickerPage
      picker={(onGifClick) => <GifPicker provider={first} onGifClick={({ imageUrl }) => onGifClick(imageUrl)} />}
    />
  );
}

/** Shows a picker, and the picture that it selected. */
function PickerPage({ picker }) {
  const [url, setUrl] = useState();
  return (
    <>
      {picker(setUrl)}
      <section aria-label="Selected">{url && <img src={url} alt="Selected GIF" />}</section>
    </>
  );
}

const Page = PAGES[parameters.get('client')];
createRoot(document.querySelector('main')).render(<Page />);
