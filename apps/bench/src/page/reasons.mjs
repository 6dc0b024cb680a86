/** Why a budget is missed, and what that means for users, by the title of its chapter and its text. */
export const REASONS = {
  Grid: {
    'mounting 10,000 items, CPU':
      'A sixth of it is what comes after the first paint and the alternatives do not have: the pause control, a remembered pause, and what makes tiles move and answer. With all of it, it is less than virtua takes in the same run. At a steady pace of the machine, three tries were 25.7, 28.5 and 29.3 ms, those of virtua 29.3 to 35.7.',
    'packing 10,000 items, each':
      'Within the noise of the machine: measured without the rest of the run, the same code has packed in 15.7 to 18.4 ns.',
  },
  Carousel: {
    'mounting 10,000 items, CPU':
      'As with the Grid: what comes after the first paint, here with two more buttons, whose state is read from the laid-out strip.',
    'scroll at 3,000 px/s, CPU per frame':
      'Measured at whatever pace the machine had: four tries were 1.07 to 1.36 ms, those of GIPHY 27.5 to 28.5.',
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
