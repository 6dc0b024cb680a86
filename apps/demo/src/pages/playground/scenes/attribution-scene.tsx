import type { User } from '@zoetrope/model';
import { Attribution, type AttributionProps } from '@zoetrope/react-components/attribution';
import { gifCode } from '../gif-code.ts';
import { inGerman, objectCode } from '../labels.ts';
import { fixed } from '../prop-table.ts';
import { type SceneState, sceneOf } from '../scene.ts';
import { WithGif } from '../with-gifs.tsx';

const state = (id: string, label: string, user: Partial<User> | undefined): SceneState => ({
  id,
  label,
  group: isShown(user) ? 'Content' : 'Empty and errors',
  code: gifCode(user ? `{ ...gif, user: gif.user && ${changeCode(user)} }` : '{ ...gif, user: undefined }'),
  render: ({ clients, props }) => (
    <WithGif clients={clients}>
      {(gif) => (
        <Attribution
          {...(props as Partial<AttributionProps>)}
          gif={{ ...gif, user: gif.user && user && { ...gif.user, ...user } }}
        />
      )}
    </WithGif>
  ),
});

/** Users who are not public or suppress the chrome of their GIFs have no attribution. */
const isShown = (user: Partial<User> | undefined) =>
  user !== undefined && user.is_public !== false && !user.suppress_chrome;

const changeCode = (user: Partial<User>) => objectCode(user).replace('{', '{\n  ...gif.user,');

export const attributionScene = sceneOf<AttributionProps>({
  id: 'attribution',
  component: 'Attribution',
  from: '@zoetrope/react-components/attribution',
  props: {
    gif: fixed('Set by every state.'),
    onClick: {
      field: { kind: 'toggle' },
      toProp: (_, logCall) => (gif: { id: string }) => logCall('onClick', gif.id),
      toExpression: () => '({ user }) => console.log(user?.username)',
    },
    labels: inGerman({ verified: 'Geprüft' }),
  },
  states: [
    state('verified', 'Verified', { is_verified: true }),
    state('display-name', 'Display name', { is_verified: false }),
    state('username', 'Username only', { display_name: undefined, attribution_display_name: undefined }),
    state('long-name', 'Long name', {
      display_name: 'The Society for the Preservation of Very Long Names in Narrow Places',
    }),
    state('no-profile-link', 'No profile link', { profile_url: undefined }),
    state('no-avatar', 'No avatar', { avatar_url: undefined }),
    state('private-user', 'Private user', { is_public: false }),
    state('chrome-suppressed', 'Chrome suppressed', { suppress_chrome: true }),
    state('no-user', 'No user', undefined),
  ],
});
