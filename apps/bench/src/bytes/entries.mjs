/** What a user writes. `styles` names what the package wants beside it: it is measured without and with. */
export const ENTRIES = [
  { name: 'Gif', from: '@zoetrope/react-components', what: 'Gif', styles: '@emotion/react' },
  { name: 'Grid + Gif', from: '@zoetrope/react-components', what: 'Gif, Grid', styles: '@emotion/react' },
  { name: 'createClient', from: '@zoetrope/fetch-api', what: 'createClient' },
  { name: 'search', from: '@zoetrope/fetch-api', what: 'search' },
  { name: 'createPingback', from: '@zoetrope/analytics', what: 'createPingback' },
  { name: 'Gif', from: '@giphy/react-components', what: 'Gif', styles: 'styled-components' },
  { name: 'Grid + Gif', from: '@giphy/react-components', what: 'Gif, Grid', styles: 'styled-components' },
  { name: 'GiphyFetch', from: '@giphy/js-fetch-api', what: 'GiphyFetch' },
  { name: 'ky', from: 'ky', what: 'default' },
  { name: 'ofetch', from: 'ofetch', what: 'ofetch' },
  { name: 'pingback', from: '@giphy/js-analytics', what: 'pingback' },
  { name: 'Masonry', from: 'masonic', what: 'Masonry' },
  { name: 'WindowMasonry', from: 'virtua', what: 'WindowMasonry' },
];
