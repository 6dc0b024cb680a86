import { LoadError, LoadRecoveries, useLoad } from '@zoetrope/ui';
import { useEffect, useRef, useState } from 'react';
import { AccountBar } from './account/account-bar.tsx';
import { createManagement } from './account/create-management.ts';
import { SignIn } from './account/sign-in.tsx';
import { useSession } from './account/use-session.ts';
import type { Clients } from './clients.ts';
import { Masthead } from './masthead.tsx';
import { OpenSection } from './open-section.tsx';
import './admin-app.css';

export interface AdminAppProps {
  readonly clients: Clients;
  readonly page: Window;
}

/** The tasks of owners, authors and moderators: sign-in, then one section at a time. */
export function AdminApp({ clients, page }: AdminAppProps) {
  const [management] = useState(() => createManagement(clients.provider));
  const session = useSession(management);
  // Again after a sign-in, which may have been that of the first admin.
  const build = useLoad(`build:${session.signIns}`, ({ signal }) => management.client.getBuild({ signal }));
  const { user, endedUser } = session;
  const isSignedOut = user.status === 'ready' && user.value === null;
  // The section of an ended session is only hidden, so that it continues with its unsaved texts after the next sign-in.
  const shownUser = user.status === 'ready' ? (user.value ?? endedUser) : undefined;

  const main = useRef<HTMLElement>(null);
  const section = useRef<HTMLElement>(null);
  // The focused form is gone after a sign-in.
  useEffect(() => {
    if (session.signIns > 0) section.current?.focus();
  }, [session.signIns]);

  return (
    <>
      <button
        type="button"
        className="skip-link"
        onClick={() => (isSignedOut ? main.current : (section.current ?? main.current))?.focus()}
      >
        Skip to the content
      </button>
      <Masthead page={page} />
      <main ref={main} className="admin" tabIndex={-1}>
        <div className="admin-head">
          <h1 className="display">Admin</h1>
          {user.status === 'ready' && user.value ? <AccountBar user={user.value} signOut={session.signOut} /> : null}
        </div>
        {user.status === 'loading' ? <p className="soft">Loading…</p> : null}
        {user.status === 'failed' ? (
          <LoadError error={user.error} missing="This server has no accounts." onRetry={session.retry} />
        ) : null}
        {isSignedOut ? (
          <SignIn
            client={management.client}
            page={page}
            signIn={session.signIn}
            hasEnded={endedUser !== undefined}
            isDemo={build.status === 'ready' && build.value.is_demo}
            hasAdmin={build.status !== 'ready' || build.value.has_admin}
          />
        ) : null}
        {shownUser ? (
          <div className="admin-open" hidden={isSignedOut}>
            <LoadRecoveries value={session.signIns}>
              <OpenSection
                sectionRef={section}
                clients={clients}
                management={management}
                user={shownUser}
                refreshUser={session.refresh}
                page={page}
              />
            </LoadRecoveries>
          </div>
        ) : null}
      </main>
    </>
  );
}
