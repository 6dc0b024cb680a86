import { expect, it } from 'vitest';
import { extractCss } from '../../styles/extract-css.ts';
import { CONTROLS_STYLES, CRITICAL_STYLES } from '../../styles/index.ts';
import { CONTROLS_CSS, CRITICAL_CSS } from './embed-css.ts';

it('equals the Emotion styles: run "pnpm --filter @zoetrope/embed run styles" to update it', () => {
  expect(CRITICAL_CSS).toBe(extractCss(CRITICAL_STYLES));
  expect(CONTROLS_CSS).toBe(extractCss(CONTROLS_STYLES));
});

it.each(['249.98px', '198.98px', '229.98px', 'max-width:340px', 'min-height:36px', 'min-height:68px'])(
  'contains the value %s of spec §9 [E-11] [E-18] [E-7]',
  (value) => {
    expect(CONTROLS_CSS).toContain(value);
  },
);
