import { useState } from 'react';
import type { Privacy } from './privacy.ts';
import './consent-switch.css';

/** Lets viewers say whether what they do is told to anybody. */
export function ConsentSwitch({ privacy }: { readonly privacy: Privacy }) {
  const [isAllowed, setAllowed] = useState(privacy.isAllowed);
  function change(next: boolean) {
    privacy.allow(next);
    setAllowed(next);
  }
  return (
    <label className="consent-switch">
      <input type="checkbox" checked={isAllowed} onChange={(event) => change(event.target.checked)} />
      <span>
        Send what I do here
        <small>{isAllowed ? 'Under a random name, to this service only' : 'Nothing is sent'}</small>
      </span>
    </label>
  );
}
