import { expect, it } from 'vitest';
import { createPrivacy } from './privacy.ts';

function start({ kept, globalPrivacyControl = false }: { kept?: string; globalPrivacyControl?: boolean } = {}) {
  const items = new Map(kept === undefined ? [] : [['zoetrope-demo-consent', kept]]);
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  };
  const told: string[] = [];
  const asked = { setConsent: (consent: string) => void told.push(consent) };
  return { told, items, privacy: createPrivacy(() => storage, globalPrivacyControl, [asked]) };
}

it.each([
  ['nobody has answered', {}, true],
  ['the browser asks for privacy', { globalPrivacyControl: true }, false],
  ['the viewer agreed, whatever the browser asks for', { kept: 'granted', globalPrivacyControl: true }, true],
  ['the viewer disagreed', { kept: 'denied' }, false],
  ['something else is kept', { kept: 'maybe' }, true],
])('tells everybody whether they may, when %s', (_case, options, isAllowed) => {
  const { privacy, told } = start(options);
  expect(privacy.isAllowed()).toBe(isAllowed);
  expect(told).toEqual([isAllowed ? 'granted' : 'denied']);
});

it('passes a new answer on, and keeps it', () => {
  const { privacy, told, items } = start();
  privacy.allow(false);
  expect(privacy.isAllowed()).toBe(false);
  expect(told).toEqual(['granted', 'denied']);
  expect([...items.values()]).toEqual(['denied']);
});

it('does without storage', () => {
  const denied = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  const privacy = createPrivacy(denied, false, []);
  privacy.allow(false);
  expect(privacy.isAllowed()).toBe(false);
});
