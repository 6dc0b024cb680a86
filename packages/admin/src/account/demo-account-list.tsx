import type { Action } from '../forms/use-action.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './demo-accounts.ts';

/** The seeded accounts, each a button that signs in. */
export function DemoAccountList({ action }: { readonly action: Action<[username: string, password: string]> }) {
  return (
    <section className="sign-in-demo" aria-label="Demo accounts">
      <h2 className="section-title">Or use a demo account</h2>
      <p className="soft">
        They exist in the demo only. Their password is <code>{DEMO_PASSWORD}</code>.
      </p>
      <ul className="sign-in-accounts">
        {DEMO_ACCOUNTS.map((account) => (
          <li key={account.username}>
            <button
              type="button"
              className="person"
              aria-disabled={action.busy}
              onClick={() => void action.run(account.username, DEMO_PASSWORD)}
            >
              <span className="person-face" aria-hidden="true">
                {account.name.slice(0, 2)}
              </span>
              <span>
                <b>{account.name}</b> <span className="person-role">{account.role}</span>
                <span className="person-tasks">{account.tasks}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
