import { isIP } from 'node:net';
import type { AppContext } from './app-env.ts';

/**
 * The address a request comes from: of its socket or, behind so many proxies of ours, the one that the outermost of them
 * saw. What stands further left in `X-Forwarded-For` came with the request, so anyone can write it.
 */
export function clientIp(c: AppContext, trustedHops: number): string {
  const socket = c.env?.incoming?.socket.remoteAddress ?? '';
  if (trustedHops === 0) return socket;
  const seen = (c.req.header('X-Forwarded-For') ?? '').split(',').map(plainAddress);
  const address = seen.at(-trustedHops) ?? seen[0];
  return address === undefined || isIP(address) === 0 ? socket : address;
}

/** Without port and brackets, which some proxies add. */
function plainAddress(text: string): string {
  const [, bracketed, dotted] = /^\s*(?:\[([^\]]+)\](?::\d+)?|([\d.]+):\d+)\s*$/.exec(text) ?? [];
  return bracketed ?? dotted ?? text.trim();
}

/** What stands for one caller: an IPv4 address, or the first half of an IPv6 one, since a subscriber has all of the second. */
export function networkOf(address: string): string {
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? [];
  if (mapped !== undefined || isIP(address) !== 6) return mapped ?? address;
  const [plain = ''] = address.split('%');
  const [head, tail] = plain.split('::').map((half) => half.split(':').filter((group) => group !== ''));
  const [left, right] = [head ?? [], tail ?? []];
  const zeros = Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0');
  const network = [...left, ...zeros, ...right].slice(0, 4);
  return network.map((group) => Number.parseInt(group, 16).toString(16)).join(':');
}
