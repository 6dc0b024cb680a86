/** The demo writes emails to files instead of sending them. */
export function DemoMailNote() {
  return (
    <p className="soft">
      The demo does not send email. Open the newest file in <code>.zoetrope/outbox/</code> instead.
    </p>
  );
}
