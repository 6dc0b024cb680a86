import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import type { AppEnv } from './app-env.ts';
import { clientIp, networkOf } from './client-ip.ts';

/** The IP address that a service behind this many proxies determines. */
async function addressBehind(hops: number, forwarded?: string): Promise<string> {
  const app = new Hono<AppEnv>().get('/', (c) => c.text(clientIp(c, hops)));
  const headers: HeadersInit = forwarded === undefined ? {} : { 'X-Forwarded-For': forwarded };
  const response = await app.request('/', { headers }, { incoming: { socket: { remoteAddress: '10.0.0.1' } } });
  return response.text();
}

describe('clientIp', () => {
  it.each([
    [0, undefined, '10.0.0.1'],
    [0, '203.0.113.9', '10.0.0.1'],
    [1, '203.0.113.9', '203.0.113.9'],
    [1, '1.1.1.1, 203.0.113.9', '203.0.113.9'],
    [2, '1.1.1.1, 203.0.113.9, 10.0.0.2', '203.0.113.9'],
    [3, '203.0.113.9, 10.0.0.2', '203.0.113.9'],
    [1, undefined, '10.0.0.1'],
    [1, '', '10.0.0.1'],
    [1, 'unknown', '10.0.0.1'],
    [1, '<script>', '10.0.0.1'],
    [1, '203.0.113.9:4711', '203.0.113.9'],
    [1, '[2001:db8::1]:4711', '2001:db8::1'],
    [1, '2001:db8::1', '2001:db8::1'],
  ])('behind %i proxies that forward %j, returns the client IP %s', async (hops, forwarded, expected) => {
    expect(await addressBehind(hops, forwarded)).toBe(expected);
  });

  it('returns an empty client IP without a socket', async () => {
    const app = new Hono<AppEnv>().get('/', (c) => c.text(clientIp(c, 0)));
    expect(await (await app.request('/')).text()).toBe('');
  });
});

describe('networkOf', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:0db8:0001:0002::9', '2001:db8:1:2'],
    ['2001:db8::9', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['', ''],
  ])('maps the address %j to the network %j', (address, expected) => {
    expect(networkOf(address)).toBe(expected);
  });
});
