/** What is warned of, and read, where a GIF has no film (spec §8). */
export const NO_CONTENT = 'No video content';
