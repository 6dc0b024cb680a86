import { expect, inject, it, onTestFinished } from 'vitest';
import { sharedBrowser } from '../harness/shared-browser.ts';
import { ERROR_REPORTS } from '../harness/start-service.ts';
import { renderFile } from './render-file.ts';

/** A name without a port, under which the service is reached: a page whose URL has a port never reports errors. */
const SITE = 'http://gifs.example';
const DSN = `${ERROR_REPORTS.replace('//', '//token@')}/1`;

const EMBED = '/embed/coffee-first';
const FILE = '/coffee.html';

/** Opens an embed page and lets its script fail. `random` decides whether this page load is sampled. */
async function failOn(url: string, random: number) {
  const browser = await sharedBrowser();
  const page = await browser.newPage();
  onTestFinished(async () => {
    await page.unrouteAll({ behavior: 'wait' });
    await page.close();
  });
  const reports: string[] = [];
  await page.route(`${SITE}/**`, async (route) => {
    const request = route.request();
    const url = request.url().replace(SITE, inject('server'));
    const response = await route.fetch({ url, headers: { ...request.headers(), host: new URL(SITE).host } });
    await route.fulfill({ response });
  });
  await page.route(`${SITE}${FILE}`, async (route) => {
    const body = await renderFile('coffee-first', { errorReportsDsn: DSN });
    await route.fulfill({ contentType: 'text/html', body });
  });
  await page.route(`${ERROR_REPORTS}/**`, async (route) => {
    reports.push(route.request().postData() ?? '');
    await route.fulfill({ json: {}, headers: { 'Access-Control-Allow-Origin': '*' } });
  });
  await page.addInitScript((value) => {
    Math.random = () => value;
  }, random);
  await page.goto(url);
  await page.locator('[data-zoetrope-live]').waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    setTimeout(() => {
      throw new TypeError('an error of the embed page');
    });
  });
  await page.waitForLoadState('networkidle');
  return reports;
}

it.each([
  ['embed page', EMBED],
  ['single-file page', FILE],
])('reports an error of a sampled %s to the configured service [N-9]', async (_, path) => {
  const reports = await failOn(SITE + path, 0.009);
  await expect.poll(() => reports.length).toBe(1);
  expect(reports[0]).toContain('an error of the embed page');
  expect(reports[0]).toContain(SITE + path);
});

it.each([
  ['an unsampled embed page', EMBED],
  ['an unsampled single-file page', FILE],
])('reports nothing from %s [N-9]', async (_, path) => {
  expect(await failOn(SITE + path, 0.011)).toEqual([]);
});

it('reports nothing from an embed page whose URL has a port [N-9]', async () => {
  expect(await failOn(`${inject('server')}${EMBED}`, 0.009)).toEqual([]);
});
