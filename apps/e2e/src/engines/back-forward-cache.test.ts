import { expect, inject, it } from 'vitest';
import { waitForState } from './harness/actions.ts';
import { useEngine } from './harness/use-engine.ts';

const { page } = useEngine();

const hasTiles = () => document.querySelectorAll('main [data-zoetrope-grid] [data-zoetrope-gif]').length > 2;
const hasHeading = () => document.querySelector('h1') !== null;

it('returns to the position of the Grid of the demo when the user goes back', async () => {
  await page().goto(inject('demo'));
  await waitForState(page(), hasTiles);
  await waitForState(page(), () => {
    scrollTo(0, 1500);
    return Math.abs(scrollY - 1500) < 1;
  });
  await waitForState(page(), () => [...document.images].every(({ complete }) => complete));
  const position = await page().evaluate(() => scrollY);
  expect(position).toBeGreaterThan(1000);
  await page().goto(`${inject('demo')}/explorer`);
  await waitForState(page(), hasHeading);
  await page().back();
  await waitForState(page(), hasTiles);
  await expect.poll(() => page().evaluate(() => scrollY)).toBeCloseTo(position, 0);
});
