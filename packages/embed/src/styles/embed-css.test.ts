import { expect, it } from 'vitest';
import { extractCss } from '../../styles/extract-css.ts';
import { FIRST_STYLES, LATER_STYLES } from '../../styles/index.ts';
import { FIRST_CSS, LATER_CSS } from './embed-css.ts';

it('is what the Emotion styles say: "pnpm --filter @zoetrope/embed run styles" writes it anew', () => {
  expect(FIRST_CSS).toBe(extractCss(FIRST_STYLES));
  expect(LATER_CSS).toBe(extractCss(LATER_STYLES));
});

it.each(['249.98px', '198.98px', '229.98px', 'max-width:340px', 'min-height:36px', 'min-height:68px'])(
  'holds the measure %s of spec §9 [E-11] [E-18] [E-7]',
  (measure) => {
    expect(LATER_CSS).toContain(measure);
  },
);
