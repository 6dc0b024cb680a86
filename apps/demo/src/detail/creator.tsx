import { safeUrl, type User } from '@zoetrope/model';
import { attributionName, avatarUrl } from '@zoetrope/model/creator';
import { Icon } from '@zoetrope/ui';
import './creator.css';

/** The creator, by the rule of the widgets: not for private users or users without a name [E-3]. */
export function Creator({ user }: { readonly user: User | undefined }) {
  const name = attributionName(user);
  if (user === undefined || name === undefined) return null;
  const profile = safeUrl(user.profile_url);
  const content = (
    <>
      <img src={avatarUrl(user)} alt="" width={40} height={40} />
      <span className="creator-names">
        <b>
          {name}
          {user.is_verified ? (
            <span className="creator-verified" title="Verified">
              <Icon name="verified" size={10} />
              <span className="visually-hidden">, verified</span>
            </span>
          ) : null}
        </b>
        {user.username === '' ? null : <span>@{user.username}</span>}
      </span>
    </>
  );
  return profile === undefined ? (
    <p className="creator">{content}</p>
  ) : (
    <a className="creator" href={profile} target="_blank" rel="noreferrer">
      {content}
    </a>
  );
}
