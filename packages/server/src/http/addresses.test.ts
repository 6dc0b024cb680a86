import { describe, expect, it } from 'vitest';
import { createAddressMatcher, createPublicAddressMatcher, isAddressList, LOOPBACK } from './addresses.ts';

describe('createAddressMatcher', () => {
  it.each(['127.0.0.1', '127.9.9.9', '::1', '::ffff:127.0.0.1'])('recognizes the loopback address %s', (address) => {
    expect(createAddressMatcher(LOOPBACK)(address)).toBe(true);
    expect(createAddressMatcher('')(address)).toBe(false);
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

describe('createPublicAddressMatcher', () => {
  it.each(['1.1.1.1', '8.8.8.8', '172.32.0.1', '192.169.0.1', '2606:4700::1111', '2a00:1450:4001::1'])(
    'recognizes the public address %s',
    (address) => {
      expect(createPublicAddressMatcher()(address)).toBe(true);
    },
  );

  it.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.0.0.1',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '64:ff9b::a00:1',
    'fd00::1',
    'fe80::1%eth0',
    'ff02::1',
    '2001::1',
    '2001:db8::1',
    '2002:a00:1::',
    'localhost',
    '',
  ])('does not recognize %j as public', (address) => {
    expect(createPublicAddressMatcher()(address)).toBe(false);
  });
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
