import { isIP } from 'node:net';
import type { AppContext } from './app-env.ts';

/**
 * The IP address of a request: of its socket or, behind trusted proxies, the one that the outermost proxy saw. Entries
 * further left in `X-Forwarded-For` are set by the client and cannot be trusted.
 */
export function clientIp(c: AppContext, trustedHops: number): string {
  const socket = c.env?.incoming?.socket.remoteAddress ?? '';
  if (trustedHops === 0) return socket;
  const forwarded = (c.req.header('X-Forwarded-For') ?? '').split(',').map(withoutPort);
  const address = forwarded.at(-trustedHops) ?? forwarded[0];
  return address === undefined || isIP(address) === 0 ? socket : address;
}

/** Removes port and brackets, which some proxies add. */
function withoutPort(text: string): string {
  const [, bracketed, dotted] = /^\s*(?:\[([^\]]+)\](?::\d+)?|([\d.]+):\d+)\s*$/.exec(text) ?? [];
  return bracketed ?? dotted ?? text.trim();
}

/** The network for rate limits: an IPv4 address, or the /64 of an IPv6 address, because a subscriber has all of it. */
export function networkOf(address: string): string {
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? [];
  if (mapped !== undefined || isIP(address) !== 6) return mapped ?? address;
  const [plain = ''] = address.split('%');
  const [head, tail] = plain.split('::').map((half) => half.split(':').filter((group) => group !== ''));
  const leading = head ?? [];
  const trailing = tail ?? [];
  const zeros = Array<string>(Math.max(0, 8 - leading.length - trailing.length)).fill('0');
  const network = [...leading, ...zeros, ...trailing].slice(0, 4);
  return network.map((group) => Number.parseInt(group, 16).toString(16)).join(':');
}
