import { useLoad } from '@zoetrope/ui';
import { FormError } from '../forms/form-error.tsx';
import { saveBlob } from '../forms/save-blob.ts';
import { useAction } from '../forms/use-action.ts';
import type { SectionProps } from '../section-props.ts';
import { DeleteForm } from './delete-form.tsx';
import { SetUpForm } from './set-up-form.tsx';

/** The user's own account: its data, its sessions, and its deletion. */
export function OwnAccount({ management: { client }, user, refreshUser }: SectionProps) {
  const { id, username } = user;
  const build = useLoad('build', ({ signal }) => client.getBuild({ signal }));
  const hasNoAdmin = build.status === 'ready' && !build.value.has_admin && !user.roles?.includes('admin');
  const download = useAction(async () => {
    const data = JSON.stringify(await client.exportUser({ id }), null, 2);
    saveBlob(new Blob([data], { type: 'application/json' }), `${username}.json`);
  });
  const signOut = useAction(async () => {
    await client.signOutUser({ id });
    await refreshUser();
  });

  return (
    <div className="two-columns">
      <div className="stack">
        {hasNoAdmin ? <SetUpForm client={client} user={user} onDone={refreshUser} /> : null}
        <div className="card stack">
          <h2 className="section-title">Your data</h2>
          <p className="soft">
            Everything that is stored about you, as JSON: your account, channels, uploads, stories, reports and
            decisions.
          </p>
          <FormError error={download.error} />
          <div className="actions">
            <button type="button" className="button" aria-disabled={download.busy} onClick={() => void download.run()}>
              {download.busy ? 'Preparing…' : 'Download your data'}
            </button>
          </div>
        </div>
        <div className="card stack">
          <h2 className="section-title">Your sessions</h2>
          <p className="soft">If you lost a device, sign out everywhere, including here. Your password stays valid.</p>
          <FormError error={signOut.error} />
          <div className="actions">
            <button type="button" className="button" aria-disabled={signOut.busy} onClick={() => void signOut.run()}>
              {signOut.busy ? 'Signing out…' : 'Sign out everywhere'}
            </button>
          </div>
        </div>
      </div>
      <DeleteForm client={client} user={user} confirmation="password" onDeleted={refreshUser} />
    </div>
  );
}
