import { ConsentSwitch } from '../../consent/consent-switch.tsx';
import type { Privacy } from '../../consent/privacy.ts';

/** The viewer's own say, and what it is about. */
export function YourEvents({ privacy }: { readonly privacy: Privacy }) {
  return (
    <section className="card your-events" aria-labelledby="your-events">
      <h2 id="your-events">Your events</h2>
      <ConsentSwitch privacy={privacy} />
      <p>
        What is sent: which GIF, what you did with it and when, under 16 random characters that end with this tab; no
        cookie, no address, no search. Once you say no, what still waits is forgotten. A browser that asks for privacy
        (Global Privacy Control) has said no for you.
      </p>
    </section>
  );
}
