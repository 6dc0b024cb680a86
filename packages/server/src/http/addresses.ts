import { BlockList, isIP } from 'node:net';

/** The addresses of this machine. */
export const LOOPBACK = '127.0.0.0/8,::1';

/** Networks of IPv4 that are not part of the public internet (IANA, IPv4 Special-Purpose Address Registry). */
const SPECIAL_IPV4 =
  '0.0.0.0/8,10.0.0.0/8,100.64.0.0/10,127.0.0.0/8,169.254.0.0/16,172.16.0.0/12,192.0.0.0/24,192.0.2.0/24,' +
  '192.88.99.0/24,192.168.0.0/16,198.18.0.0/15,198.51.100.0/24,203.0.113.0/24,224.0.0.0/4,240.0.0.0/4';

/** The part of IPv6 that is public (RFC 4291 §2.4), without the networks below. */
const GLOBAL_IPV6 = '2000::/3';
/** Networks for special purposes in it, such as 6to4 and Teredo, whose addresses contain one of IPv4. */
const SPECIAL_IPV6 = '2001::/23,2001:db8::/32,2002::/16,3fff::/20';

/** Whether a text is a list of addresses and networks such as `10.0.0.7, fd00::/8`, separated by commas. */
export function isAddressList(text: string): boolean {
  return entriesOf(text).every((entry) => isAddress(entry) || isNetwork(entry));
}

/** Returns a function that recognizes the addresses of a valid list. */
export function createAddressMatcher(list: string): (address: string) => boolean {
  const allowed = new BlockList();
  for (const entry of entriesOf(list)) {
    const [address = '', prefix] = entry.split('/');
    if (prefix === undefined) allowed.addAddress(address, familyOf(address));
    else allowed.addSubnet(address, Number(prefix), familyOf(address));
  }
  return (address) => {
    const [plain = ''] = address.split('%');
    return isIP(plain) !== 0 && allowed.check(plain, familyOf(plain));
  };
}

/** Returns a function that recognizes addresses of the public internet: of no private network and not of this machine. */
export function createPublicAddressMatcher(): (address: string) => boolean {
  const isSpecialIpv4 = createAddressMatcher(SPECIAL_IPV4);
  const isGlobalIpv6 = createAddressMatcher(GLOBAL_IPV6);
  const isSpecialIpv6 = createAddressMatcher(SPECIAL_IPV6);
  return (address) =>
    isIP(address) === 4 ? !isSpecialIpv4(address) : isGlobalIpv6(address) && !isSpecialIpv6(address);
}

function entriesOf(list: string): readonly string[] {
  return list === '' ? [] : list.split(',').map((entry) => entry.trim());
}

function isAddress(text: string): boolean {
  return isIP(text) !== 0;
}

function isNetwork(text: string): boolean {
  const [address = '', prefix = '', ...rest] = text.split('/');
  const bits = isIP(address) === 4 ? 32 : 128;
  return isAddress(address) && rest.length === 0 && /^\d{1,3}$/.test(prefix) && Number(prefix) <= bits;
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 6 ? 'ipv6' : 'ipv4';
}
