const PATHS = {
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13m5 11.5L21 21',
  close: 'M5 5l14 14M19 5 5 19',
  pulse: 'M2 12h4l3-8 5 16 3-8h5',
  system: 'M3 5h18v11H3zM8.5 20h7M12 16v4',
  light:
    'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8M12 2v2.5M12 19.5V22M2 12h2.5M19.5 12H22M5 5l1.7 1.7M17.3 17.3 19 19M19 5l-1.7 1.7M6.7 17.3 5 19',
  dark: 'M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5',
  link: 'M10 14a4.5 4.5 0 0 0 6.4 0l3.2-3.2a4.5 4.5 0 0 0-6.4-6.4L12 5.6M14 10a4.5 4.5 0 0 0-6.4 0l-3.2 3.2a4.5 4.5 0 0 0 6.4 6.4l1.2-1.2',
  code: 'M8 6l-6 6 6 6M16 6l6 6-6 6',
  check: 'M4 12.5l5.5 5.5L20 6.5',
  pause: 'M8 5v14M16 5v14',
  play: 'M7 4.5v15l12-7.5z',
  eye: 'M2 12s3.6-6.5 10-6.5S22 12 22 12s-3.6 6.5-10 6.5S2 12 2 12m10-3a3 3 0 1 0 0 6 3 3 0 0 0 0-6',
  hover: 'M5 3l14 8.5-6.3 1.6L9.5 19z',
  click: 'M9 9l11 4.2-4.8 2L13 20zM5.5 5.5 4 4M9 4V2M4 9H2',
  clear: 'M4 7h16M9 7V4h6v3M6.5 7l1 13h9l1-13',
  retry: 'M20 12a8 8 0 1 1-2.5-5.8M20 3v5h-5',
  external: 'M8 16 18 6M9 6h9v9',
  up: 'M12 20V5M5 11.5 12 4.5l7 7',
  down: 'M12 4v15M5 12.5l7 7 7-7',
  into: 'M3 6v12h10M3 6h6l2 2h6M13 13h8M17.5 9.5 21 13l-3.5 3.5',
  earlier: 'M20 12H5M11.5 5l-7 7 7 7',
  later: 'M4 12h15M12.5 5l7 7-7 7',
  menu: 'M4 6.5h16M4 12h16M4 17.5h16',
  verified: 'M7 12.5l3.4 3.4L17 9',
} as const;

export type IconName = keyof typeof PATHS;

/** Decorative: it is always next to a text or inside a labelled control. */
export function Icon({ name, size = 20 }: { readonly name: IconName; readonly size?: number }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" focusable="false">
      <path d={PATHS[name]} />
    </svg>
  );
}
