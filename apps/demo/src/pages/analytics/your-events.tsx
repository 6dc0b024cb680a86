import { ConsentSwitch } from '../../consent/consent-switch.tsx';
import type { Privacy } from '../../consent/privacy.ts';

/** The viewer's consent, and what it covers. */
export function YourEvents({ privacy }: { readonly privacy: Privacy }) {
  return (
    <section className="card your-events" aria-labelledby="your-events">
      <h2 id="your-events">Your events</h2>
      <ConsentSwitch privacy={privacy} />
      <p>
        Each event contains the GIF, the action, the time, and a random viewer id that is discarded when you close this
        tab. It contains no cookies, URLs or search terms. When you turn this off, unsent events are deleted. It is off
        by default in browsers that send Global Privacy Control.
      </p>
    </section>
  );
}
