import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { GifReportsArgs, ReportedGif } from '@zoetrope/model/management';
import { buildGif } from '@zoetrope/testkit';
import { afterEach, expect, it, vi } from 'vitest';
import { GifReportList } from './gif-report-list.tsx';

afterEach(cleanup);

const refuse = () => Promise.reject(new Error('Not called in these tests.'));

function reportOf(title: string): ReportedGif {
  const at = '2026-11-28T12:00:00.000Z';
  const times = { first_reported_at: at, last_reported_at: at };
  return {
    gif: buildGif({ id: title, title }),
    reports: 1,
    reasons: [{ reason: 'spam', count: 1 }],
    messages: [],
    ...times,
  };
}

it('pages through the reported GIFs, and keeps the focus on the button', async () => {
  const user = userEvent.setup();
  const pages = new Map([
    [undefined, { data: [reportOf('One'), reportOf('Two')], next_cursor: 'second' }],
    ['second', { data: [reportOf('Three')], next_cursor: '' }],
  ]);
  const getGifReports = vi.fn(async ({ next_cursor }: GifReportsArgs = {}) => {
    const page = pages.get(next_cursor);
    if (page === undefined) throw new Error(`There is no page ${next_cursor}.`);
    return page;
  });
  const client = {
    getGifReports,
    dismissGifReports: refuse,
    takedown: refuse,
    getModerationActions: refuse,
    undoModeration: refuse,
  };
  render(<GifReportList client={client} />);
  const titles = async (title: string) => {
    const list = await screen.findByRole('list', { name: 'Reported GIFs' });
    await within(list).findByText(title, { selector: 'b' });
    return [...list.querySelectorAll('b')].map(({ textContent }) => textContent);
  };
  expect(await titles('One')).toEqual(['One', 'Two']);
  const next = screen.getByRole('button', { name: 'Next page' });
  await user.click(next);
  expect(await titles('Three')).toEqual(['Three']);
  expect(document.activeElement).toBe(next);
  expect(next.getAttribute('aria-disabled')).toBe('true');
  await user.click(screen.getByRole('button', { name: 'Previous page' }));
  expect(await titles('One')).toEqual(['One', 'Two']);
});
