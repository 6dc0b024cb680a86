/** Why a promise is missed, and what that means to a user: by the title of its chapter and its words there. */
export const REASONS = {
  Grid: {
    'mounting 10,000 items, CPU':
      'A fifth of it is what comes after the first paint and peers have none of: the pause control, a remembered pause, and what makes tiles move and answer. With all of it, it is about what virtua takes in the same run. What all take differs by a half from one hour of this machine to the next; what one takes beside the others does not: this run is of a quiet hour, and in a busy one of the same day it was 31.9 ms where virtua took 34.4.',
    'append of 25 at the end of 10,000, in one task':
      'This run went on until the next task, before which a browser may draw a frame, and which GIPHY had not used yet. The bench now ends it with the layout.',
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
