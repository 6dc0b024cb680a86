import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { createPrivacy } from '../../consent/privacy.ts';
import { YourEvents } from './your-events.tsx';

afterEach(cleanup);

it.each([
  ['granted until the viewer denies it', false, 'denied'],
  ['denied until the viewer grants it, under Global Privacy Control', true, 'granted'],
])('treats consent as %s [N-4]', async (_case, globalPrivacyControl, after) => {
  const consents: string[] = [];
  const storage = () => ({ getItem: () => null, setItem() {} });
  const receiver = { setConsent: (consent: string) => void consents.push(consent) };
  render(<YourEvents privacy={createPrivacy({ getStorage: storage, globalPrivacyControl, receivers: [receiver] })} />);
  const choice = screen.getByRole<HTMLInputElement>('checkbox', { name: /^Send my events/ });
  expect(choice.checked).toBe(!globalPrivacyControl);
  await userEvent.click(choice);
  expect(choice.checked).toBe(globalPrivacyControl);
  expect(consents.at(-1)).toBe(after);
});
