/** The words of a grid that its first paint may show. */
export const paintedLabels = {
  list: 'GIFs',
  loading: 'Loading GIFs',
  loaded: (count: number) => `${count} more loaded`,
  noResults: 'No GIFs found.',
  error: 'Error loading GIFs.',
  retry: 'Try again?',
};
