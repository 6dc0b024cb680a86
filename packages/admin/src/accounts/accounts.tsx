import type { ListedAccount } from '@zoetrope/model/management';
import { LoadError } from '@zoetrope/ui';
import { type FormEvent, useState } from 'react';
import { useLoadWithPrevious } from '../forms/use-load-with-previous.ts';
import type { SectionProps } from '../section-props.ts';
import { AccountPanel } from './account-panel.tsx';
import './accounts.css';

const PAGE_SIZE = 25;

/** All accounts, newest first, and a form for the one that is open. */
export function Accounts({ management: { client }, user }: SectionProps) {
  const [text, setText] = useState('');
  const [query, setQuery] = useState({ q: '', next_cursor: '' });
  const [changes, setChanges] = useState(0);
  const [open, setOpen] = useState<string>();
  const [done, setDone] = useState('');
  const { q, next_cursor } = query;
  const page = useLoadWithPrevious(`accounts:${changes}:${q}:${next_cursor}`, ({ signal }) =>
    client.getUsers({ q, next_cursor, limit: PAGE_SIZE }, { signal }),
  );
  const accounts = page.value?.data ?? [];
  const opened = accounts.find(({ account }) => account.id === open)?.account;

  function submit(event: FormEvent) {
    event.preventDefault();
    setQuery({ q: text.trim(), next_cursor: '' });
  }

  function report(message: string) {
    setDone(message);
    setChanges((count) => count + 1);
  }

  return (
    <div className="two-columns">
      <div className="stack">
        <h2 className="section-title">Accounts</h2>
        <form className="account-search" onSubmit={submit}>
          <input
            type="search"
            className="input"
            aria-label="Beginning of a name or an email address"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={254}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          <button type="submit" className="button">
            Search
          </button>
        </form>
        <p role="status">{done}</p>
        {page.error === undefined ? null : (
          <LoadError error={page.error} missing="This server has no accounts." onRetry={page.retry} />
        )}
        {page.value === undefined && page.error === undefined ? <p className="soft">Loading…</p> : null}
        {page.value && accounts.length === 0 ? <p className="soft">No account begins with “{q}”.</p> : null}
        {accounts.length > 0 ? (
          <ul className="stack" aria-label="Accounts">
            {accounts.map((entry) => (
              <AccountItem
                key={entry.account.id}
                entry={entry}
                isOpen={entry.account.id === open}
                onOpen={() => setOpen(entry.account.id)}
              />
            ))}
          </ul>
        ) : null}
        <div className="actions">
          {next_cursor === '' ? null : (
            <button type="button" className="button" onClick={() => setQuery({ q, next_cursor: '' })}>
              First page
            </button>
          )}
          {page.value?.next_cursor ? (
            <button
              type="button"
              className="button"
              onClick={() => setQuery({ q, next_cursor: page.value?.next_cursor ?? '' })}
            >
              Next page
            </button>
          ) : null}
        </div>
      </div>
      {opened === undefined ? (
        <p className="soft">Choose an account to change its roles or its quota, to sign it out, or to delete it.</p>
      ) : (
        <AccountPanel key={opened.id} client={client} account={opened} isOwn={opened.id === user.id} onDone={report} />
      )}
    </div>
  );
}

interface AccountItemProps {
  readonly entry: ListedAccount;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
}

function AccountItem({ entry: { account, sessions, uploads }, isOpen, onOpen }: AccountItemProps) {
  const { username, email, roles = [], is_confirmed } = account;
  const facts = [
    roles.length === 0 ? 'no role' : roles.join(', '),
    sessions === 1 ? '1 session' : `${sessions} sessions`,
    uploads === 1 ? '1 upload' : `${uploads} uploads`,
    ...(is_confirmed ? [] : ['not confirmed']),
  ];
  return (
    <li className="card account-item">
      <div className="account-facts">
        <b>{username}</b>
        <span className="soft">{email}</span>
        <span className="soft">{facts.join(' · ')}</span>
      </div>
      <button type="button" className="button" aria-pressed={isOpen} aria-label={`Manage ${username}`} onClick={onOpen}>
        Manage
      </button>
    </li>
  );
}
