/** The demo sends no mails: where they are instead. */
export function DemoMailNote() {
  return (
    <p className="soft">
      This demo sends no mails. It writes them into <code>.zoetrope/outbox/</code>: open the newest there.
    </p>
  );
}
