import { expect, it } from 'vitest';
import { createPrivacy } from './privacy.ts';

function start({ stored, globalPrivacyControl = false }: { stored?: string; globalPrivacyControl?: boolean } = {}) {
  const items = new Map(stored === undefined ? [] : [['zoetrope-demo-consent', stored]]);
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  };
  const consents: string[] = [];
  const receiver = { setConsent: (consent: string) => void consents.push(consent) };
  const privacy = createPrivacy({ getStorage: () => storage, globalPrivacyControl, receivers: [receiver] });
  return { consents, items, privacy };
}

it.each([
  ['the viewer has not decided', {}, true],
  ['Global Privacy Control is on', { globalPrivacyControl: true }, false],
  ['the viewer granted it under Global Privacy Control', { stored: 'granted', globalPrivacyControl: true }, true],
  ['the viewer denied it', { stored: 'denied' }, false],
  ['the stored value is unknown', { stored: 'maybe' }, true],
])('passes the consent on to its receivers when %s', (_case, options, isAllowed) => {
  const { privacy, consents } = start(options);
  expect(privacy.isAllowed()).toBe(isAllowed);
  expect(consents).toEqual([isAllowed ? 'granted' : 'denied']);
});

it('stores a new decision and passes it on', () => {
  const { privacy, consents, items } = start();
  privacy.decide('denied');
  expect(privacy.isAllowed()).toBe(false);
  expect(consents).toEqual(['granted', 'denied']);
  expect([...items.values()]).toEqual(['denied']);
});

it('works without storage', () => {
  const denied = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  const privacy = createPrivacy({ getStorage: denied, globalPrivacyControl: false, receivers: [] });
  privacy.decide('denied');
  expect(privacy.isAllowed()).toBe(false);
});
