import { BlockList, isIP } from 'node:net';

const LOOPBACK = ['127.0.0.0/8', '::1'];

/**
 * Whether a text is a list of addresses and networks such as `10.0.0.7, fd00::/8`, separated by commas.
 */
export function isAddressList(text: string): boolean {
  return entriesOf(text).every((entry) => isAddress(entry) || isNetwork(entry));
}

/** Returns a function that recognizes the addresses of a valid list, and the addresses of this machine. */
export function createAddressMatcher(list: string): (address: string) => boolean {
  const allowed = new BlockList();
  for (const entry of [...LOOPBACK, ...entriesOf(list)]) {
    const [address = '', prefix] = entry.split('/');
    if (prefix === undefined) allowed.addAddress(address, familyOf(address));
    else allowed.addSubnet(address, Number(prefix), familyOf(address));
  }
  return (address) => {
    const [plain = ''] = address.split('%');
    return isIP(plain) !== 0 && allowed.check(plain, familyOf(plain));
  };
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
