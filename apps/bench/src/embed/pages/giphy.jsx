import { Video } from '@giphy/react-components';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';

/** What an embed page is that is made in the browser: an empty page, a script, the data, the media. */
function Page() {
  const [gif, setGif] = useState();
  useEffect(() => {
    fetch('/gif.json')
      .then((response) => response.json())
      .then(setGif);
  }, []);
  return gif ? <Video gif={gif} width={480} muted controls /> : null;
}

createRoot(document.querySelector('#root')).render(<Page />);
