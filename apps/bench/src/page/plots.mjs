/**
 * Charts: one column of a table with a bar per row or, with `across`, one row with a bar per column. `rows` selects
 * rows
 * by prefix; without it, all rows are drawn. The caption mentions a logarithmic scale.
 */
export const PLOTS = [
  {
    file: 'bytes-widgets',
    bench: 'bytes',
    section: 'Next to the alternatives',
    column: 'gzip',
    rows: [
      '`Gif` of @z',
      '`Grid + Gif` of @z',
      '`Gif` of @giphy',
      '`Grid + Gif` of @giphy',
      '`Masonry`',
      '`WindowMasonry`',
    ],
    caption: 'First load of the widgets: bytes, minified and gzipped, without React and the styling library',
  },
  {
    file: 'bytes-clients',
    bench: 'bytes',
    section: 'Next to the alternatives',
    column: 'gzip',
    rows: ['`createClient`', '`search`', '`GiphyFetch`', '`ky`', '`ofetch`', '`createPingback`', '`pingback`'],
    caption: 'Clients and analytics: bytes, minified and gzipped',
  },
  {
    file: 'client-cost',
    bench: 'client',
    section: 'Cost of a call',
    column: ': bare',
    caption: 'A call for 50 GIFs: CPU time, as a multiple of bare fetch and JSON.parse',
  },
  {
    file: 'client-faults',
    bench: 'client',
    section: 'Faults',
    across: 'ended as expected',
    caption: 'Network faults that ended as expected',
  },
  {
    file: 'grid-nodes',
    bench: 'grid',
    section: '10,000 items',
    column: 'nodes, scrolling',
    logarithmic: true,
    caption: 'Elements in the page with 10,000 GIFs loaded, on a logarithmic scale',
  },
  {
    file: 'grid-append',
    bench: 'grid',
    section: '10,000 items',
    column: 'append 25 at the end ms',
    logarithmic: true,
    caption: 'Adding a page to 10,000 GIFs: milliseconds of CPU time, on a logarithmic scale',
  },
  {
    file: 'grid-scroll',
    bench: 'grid',
    section: '10,000 items',
    column: 'scroll ms per frame',
    logarithmic: true,
    caption: 'Scrolling 10,000 GIFs: milliseconds of CPU time per frame, on a logarithmic scale',
  },
  {
    file: 'carousel-nodes',
    bench: 'carousel',
    section: '10,000 items',
    column: 'nodes',
    logarithmic: true,
    caption: 'Elements in the page with a row of 10,000 GIFs, on a logarithmic scale',
  },
  {
    file: 'carousel-mount',
    bench: 'carousel',
    section: '10,000 items',
    column: 'mount ms',
    logarithmic: true,
    caption: 'Showing a row of 10,000 GIFs: milliseconds of CPU time, on a logarithmic scale',
  },
  {
    file: 'embed-frame',
    bench: 'embed',
    section: 'Milliseconds from the navigation',
    column: 'first frame',
    caption: 'First frame of an embedded GIF on a slow phone network: milliseconds from the navigation',
  },
  {
    file: 'soak-delivery',
    bench: 'soak',
    section: 'Delivered events',
    across: 'tab closed',
    caption: 'Events delivered when the tab was closed',
  },
];
