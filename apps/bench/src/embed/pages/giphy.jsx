import { Video } from '@giphy/react-components';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';

/** An embed page that is rendered in the browser, which loads a script, then the data, then the media. */
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
