import { beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { waitForState } from './harness/actions.ts';
import { type ServiceProxy, startProxy } from './harness/start-proxy.ts';
import { useEngine } from './harness/use-engine.ts';

const { page, site } = useEngine();

let service: ServiceProxy;
/** The number of requests before the current test. */
let earlier = 0;
beforeAll(async () => {
  service = await startProxy(inject('server'));
  return () => service.close();
});
beforeEach(() => {
  earlier = service.requests.length;
});
const requested = (part: string) => service.requests.slice(earlier).filter((path) => path.includes(part));

interface FrameOptions {
  /** The page that contains the frame. @default a page of another site */
  readonly host?: string;
  readonly sandbox?: string;
  readonly width?: number;
  readonly height?: number;
}

/** Frames a page of the service. */
async function frame(path: string, { host, sandbox, width = 480, height = 480 }: FrameOptions = {}): Promise<void> {
  await page().goto(host ?? `${site().origin}/empty`);
  await page().evaluate(
    (src, flags, size) => {
      const element = document.createElement('iframe');
      if (flags !== null) element.setAttribute('sandbox', flags);
      Object.assign(element, { src, ...size });
      element.style.border = '0';
      document.body.style.margin = '0';
      document.body.replaceChildren(element);
    },
    service.origin + path,
    sandbox ?? null,
    { width: String(width), height: String(height) },
  );
}

describe('the pages of the service in a sandboxed frame, which has an opaque origin', () => {
  it.each([
    ['an embed', '/embed/coffee-first', ''],
    ['an embed with scripts', '/embed/angry-grrr', 'allow-scripts'],
  ])('load the media of %s [E-1]', async (_, path, sandbox) => {
    await frame(path, { sandbox });
    await expect.poll(() => requested('/media/')).not.toEqual([]);
  });

  it('connect to the collector of the service [E-1]', async () => {
    await frame('/embed/coffee-first', { sandbox: 'allow-scripts' });
    await expect.poll(() => requested('pingback')).not.toEqual([]);
  });
});

/** Opens the share menu of an embed whose page the host can read, and returns the boxes of its elements. */
async function openShareMenu(width: number, height: number) {
  await frame('/embed/coffee-first', { host: `${service.origin}/host`, width, height });
  await waitForState(page(), () => {
    const embed = document.querySelector('iframe')?.contentDocument;
    return Boolean(embed?.querySelector('[data-zoetrope-live]'));
  });
  const { x, y } = await page().evaluate(() => {
    const opener = document.querySelector('iframe')?.contentDocument?.querySelector('.open-share');
    const box = opener?.getBoundingClientRect();
    return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
  });
  await page().hover(x, y);
  await page().click(x, y);
  await waitForState(page(), () => {
    const embed = document.querySelector('iframe')?.contentDocument;
    return Boolean(embed?.querySelector<HTMLDialogElement>('.share')?.open);
  });
  return page().evaluate(() => {
    const embed = document.querySelector('iframe')?.contentDocument;
    const boxOf = (element: Element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      return { left, top, right, bottom, height: bottom - top };
    };
    const boxesOf = (selector: string) =>
      [...(embed?.querySelectorAll<HTMLElement>(selector) ?? [])]
        .filter((element) => element.getClientRects().length > 0)
        .map(boxOf);
    const menu = embed?.querySelector('.share');
    if (!menu) throw new Error('The embed has no share menu.');
    return {
      menu: boxOf(menu),
      close: boxesOf('.close'),
      report: boxesOf('.report'),
      targets: boxesOf('.target'),
      fields: boxesOf('.field'),
      isScrollable: menu.scrollHeight > menu.clientHeight,
    };
  });
}

describe('the share menu', () => {
  it.each([
    [480, 480],
    [300, 300],
    [300, 230],
    [400, 300],
    [420, 240],
  ])('is as high as its content and shows all of it in a frame of %d × %d px [E-1] [E-11]', async (width, height) => {
    const { menu, close, report, targets, fields, isScrollable } = await openShareMenu(width, height);
    expect(isScrollable).toBe(false);
    expect(menu.left).toBeGreaterThanOrEqual(0);
    expect(menu.right).toBeLessThanOrEqual(width);
    expect(menu.top).toBeGreaterThanOrEqual(0);
    expect(menu.bottom).toBeLessThanOrEqual(height);
    expect(report).toHaveLength(1);
    expect(report[0]?.right).toBeLessThanOrEqual(close[0]?.left ?? 0);
    expect(report[0]?.bottom).toBeLessThanOrEqual(Math.min(...targets.map(({ top }) => top)));
    expect(fields).toHaveLength(2);
    expect(menu.bottom - Math.max(...fields.map(({ bottom }) => bottom))).toBeLessThanOrEqual(20);
    expect(targets.length).toBeGreaterThanOrEqual(3);
    for (const target of targets) expect(target.height).toBeLessThanOrEqual(42);
    const rows = targets.map(({ top }) => Math.round(top));
    const lastRow = rows.filter((top) => top === rows.at(-1));
    // A single button on a second row looks forgotten.
    if (new Set(rows).size > 1) expect(lastRow.length).toBeGreaterThan(1);
  });

  it('closes without a message in the console [E-1]', async () => {
    const { close } = await openShareMenu(480, 480);
    const [box] = close;
    if (!box) throw new Error('The share menu has no button to close it.');
    await page().click((box.left + box.right) / 2, (box.top + box.bottom) / 2);
    await waitForState(page(), () => {
      const embed = document.querySelector('iframe')?.contentDocument;
      return embed?.querySelector<HTMLDialogElement>('.share')?.open === false;
    });
    expect(page().consoleErrors()).toEqual([]);
  });
});
