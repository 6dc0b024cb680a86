import { useState } from 'react';
import type { Privacy } from './privacy.ts';
import './consent-switch.css';

/** Lets viewers give or withdraw their consent to analytics. */
export function ConsentSwitch({ privacy }: { readonly privacy: Privacy }) {
  const [isAllowed, setAllowed] = useState(privacy.isAllowed);
  function decide(consent: 'granted' | 'denied') {
    privacy.decide(consent);
    setAllowed(privacy.isAllowed());
  }
  return (
    <label className="consent-switch">
      <input
        type="checkbox"
        checked={isAllowed}
        onChange={(event) => decide(event.target.checked ? 'granted' : 'denied')}
      />
      <span>
        Send my events
        <small>{isAllowed ? 'With a random viewer id, to this server only' : 'No events are sent'}</small>
      </span>
    </label>
  );
}
