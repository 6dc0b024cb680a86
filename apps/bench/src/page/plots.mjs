/**
 * What is drawn: one column of one table of one bench, a bar a row, or (`across`) one row, a bar a column.
 * Rows are named by how they begin; without names all are drawn. A logarithmic scale is said in the caption.
 */
export const PLOTS = [
  {
    file: 'bytes-widgets',
    bench: 'bytes',
    section: 'Beside the peers',
    column: 'gzip',
    rows: [
      '`Gif` of @z',
      '`Grid + Gif` of @z',
      '`Gif` of @giphy',
      '`Grid + Gif` of @giphy',
      '`Masonry`',
      '`WindowMasonry`',
    ],
    caption: 'First load of the widgets: bytes, minified and gzipped, React and the styling library left out',
  },
  {
    file: 'bytes-clients',
    bench: 'bytes',
    section: 'Beside the peers',
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
    across: 'ended as they should',
    caption: 'Faults of a network that ended as they should',
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
    file: 'embed-frame',
    bench: 'embed',
    section: 'Milliseconds from the navigation',
    column: 'first frame',
    caption: 'First frame of an embedded GIF on a slow phone network: milliseconds from the navigation',
  },
  {
    file: 'soak-delivery',
    bench: 'soak',
    section: 'Events that arrived',
    across: 'tab closed',
    caption: 'Events that arrived when the tab was closed',
  },
];
