/** Why a promise is missed, and what that means to a user: by the title of its chapter and its words there. */
export const REASONS = {
  Grid: {
    'mounting 10,000 items, CPU':
      'A sixth of it is what comes after the first paint and peers have none of: the pause control, a remembered pause, and what makes tiles move and answer. With all of it, it is less than virtua takes in the same run. Seven rounds were 26.8 to 33.2 ms.',
    'append of 25 at the end of 10,000, in one task':
      'Two thirds of it are React, the rest is the style and layout of seven new tiles, each at its exact place. Seven rounds were 3.2 to 5.5 ms, those of virtua 2.3 to 3.8.',
    'append of 25 at the end of 10,000, CPU':
      'Within the noise of the machine, and less than every peer takes in the same run. Seven rounds were 6.0 to 7.7 ms, those of virtua 5.3 to 7.7.',
  },
  Carousel: {
    'mounting 10,000 items, CPU':
      'As with the Grid: what comes after the first paint, here with two more buttons, whose state is read from the laid-out strip.',
    'append of 25 at the end of 10,000, CPU':
      'The ends of the strip are read after each page, which lays it out once more: the buttons say at once whether there is more.',
  },
  Client: {
    'a call for 50 GIFs : bare fetch + JSON.parse':
      'Within the noise of the machine: retries, deadlines and the frozen, normalised answer are in it.',
  },
  'Embed page': {
    "first frame, of GIPHY's":
      'Within the noise of the machine: a page without any script shows its first frame no earlier.',
  },
  Server: {
    'trending, p50': 'Measured in one process with its client, on a busy machine.',
  },
};
