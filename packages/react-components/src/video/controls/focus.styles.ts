export const FOCUS = { outline: '3px solid var(--zoetrope-focus, #fff)', outlineOffset: 2 } as const;
