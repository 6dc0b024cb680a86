import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { createPrivacy } from '../../consent/privacy.ts';
import { YourEvents } from './your-events.tsx';

afterEach(cleanup);

it.each([
  ['yes until they say no', false, 'denied'],
  ['no until they say yes, where the browser asks for privacy', true, 'granted'],
])('takes a viewer to have said %s [N-4]', async (_what, globalPrivacyControl, after) => {
  const told: string[] = [];
  const storage = () => ({ getItem: () => null, setItem() {} });
  const asked = { setConsent: (consent: string) => void told.push(consent) };
  render(<YourEvents privacy={createPrivacy(storage, globalPrivacyControl, [asked])} />);
  const choice = screen.getByRole<HTMLInputElement>('checkbox', { name: /^Send my events/ });
  expect(choice.checked).toBe(!globalPrivacyControl);
  await userEvent.click(choice);
  expect(choice.checked).toBe(globalPrivacyControl);
  expect(told.at(-1)).toBe(after);
});
