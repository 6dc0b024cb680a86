/** Name of the button that pauses a whole list; apart, since it comes after the words of the first paint. */
export const PAUSE_LABEL = 'Pause animations';
