/** Where a row may rest besides at its tiles, px from its start: a custom property of its list. */
export const HELD = '--zoetrope-held';
