import { describe, expect, it } from 'vitest';
import { createAddressMatcher, isAddressList } from './allowed-addresses.ts';

describe('createAddressMatcher', () => {
  it.each(['127.0.0.1', '127.9.9.9', '::1', '::ffff:127.0.0.1'])('always allows the loopback address %s', (address) => {
    expect(createAddressMatcher('')(address)).toBe(true);
  });

  it.each(['10.0.0.7', '::ffff:10.0.0.7', '192.168.4.9', 'fd00::17', 'fd00::17%eth0'])('allows %s', (address) => {
    expect(createAddressMatcher('10.0.0.7, 192.168.0.0/16,fd00::/8')(address)).toBe(true);
  });

  it.each(['10.0.0.8', '192.169.0.1', 'fe80::1', '::ffff:10.0.0.8', '', 'unix:', 'localhost'])(
    'denies %j',
    (address) => {
      expect(createAddressMatcher('10.0.0.7, 192.168.0.0/16,fd00::/8')(address)).toBe(false);
    },
  );
});

describe('isAddressList', () => {
  it.each(['', '10.0.0.7', '10.0.0.0/8, ::1', 'fd00::/128'])('accepts %j', (text) => {
    expect(isAddressList(text)).toBe(true);
  });

  it.each(['localhost', '10.0.0.0/33', '10.0.0.0/', '10.0.0.0/8/8', 'fd00::/129', '10.0.0.7,', '*'])(
    'rejects %j',
    (text) => {
      expect(isAddressList(text)).toBe(false);
    },
  );
});
