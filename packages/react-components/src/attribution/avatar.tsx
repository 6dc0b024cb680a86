import type { User } from '@zoetrope/model';
import { avatarUrl } from '@zoetrope/model/creator';
import { useState } from 'react';

/** The picture of a creator; one of the built-in ones where there is none, or where its file does not come (W-9). */
export function Avatar({ user }: { readonly user: User }) {
  const [hasFailed, setHasFailed] = useState(false);
  const { username, avatar_url } = user;
  const src = avatarUrl({ username, avatar_url: hasFailed ? undefined : avatar_url });
  // The name beside it says it all.
  return <img src={src} alt="" decoding="async" onError={() => setHasFailed(true)} />;
}
