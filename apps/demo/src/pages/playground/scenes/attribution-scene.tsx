import type { User } from '@zoetrope/model';
import { Attribution, type AttributionProps } from '@zoetrope/react-components/attribution';
import { givenGif } from '../given-gif.ts';
import { inGerman, objectCode } from '../labels.ts';
import { because } from '../prop-table.ts';
import { type SceneState, sceneOf } from '../scene.ts';
import { WithGif } from '../with-gifs.tsx';

const state = (id: string, label: string, user: Partial<User> | undefined): SceneState => ({
  id,
  label,
  code: givenGif(user ? `{ ...gif, user: gif.user && ${changeCode(user)} }` : '{ ...gif, user: undefined }'),
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

const changeCode = (user: Partial<User>) => objectCode(user).replace('{', '{\n  ...gif.user,');

export const attributionScene = sceneOf<AttributionProps>({
  id: 'attribution',
  component: 'Attribution',
  from: '@zoetrope/react-components/attribution',
  props: {
    gif: because('Every state gives it.'),
    onClick: {
      field: { kind: 'toggle' },
      toProp: (_, tell) => (gif: { id: string }) => tell('onClick', gif.id),
      toCode: () => '({ user }) => console.log(user?.username)',
    },
    labels: inGerman({ verified: 'Geprüft' }),
  },
  states: [
    state('verified', 'Verified', { is_verified: true }),
    state('name', 'A name', { is_verified: false }),
    state('username', 'A username alone', { display_name: undefined, attribution_display_name: undefined }),
    state('long', 'A long name', {
      display_name: 'The Society for the Preservation of Very Long Names in Narrow Places',
    }),
    state('no-profile', 'Without a profile', { profile_url: undefined }),
    state('no-avatar', 'Without an avatar', { avatar_url: undefined }),
    state('private', 'Not public: nothing', { is_public: false }),
    state('suppressed', 'Without chrome: nothing', { suppress_chrome: true }),
    state('nobody', 'Nobody: nothing', undefined),
  ],
});
