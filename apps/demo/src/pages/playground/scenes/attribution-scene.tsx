import type { User } from '@zoetrope/model';
import { Attribution, type AttributionProps } from '@zoetrope/react-components/attribution';
import type { Scene, SceneState } from '../scene.ts';
import { WithGif } from '../with-gif.tsx';

const state = (id: string, label: string, user: Partial<User> | undefined): SceneState => ({
  id,
  label,
  code: ['gif={gif}'],
  render: ({ clients, props }) => (
    <WithGif clients={clients} type="gifs">
      {(gif) => (
        <Attribution
          {...(props as Partial<AttributionProps>)}
          gif={{ ...gif, user: gif.user && user && { ...gif.user, ...user } }}
        />
      )}
    </WithGif>
  ),
});

export const attributionScene: Scene = {
  id: 'attribution',
  component: 'Attribution',
  from: '@zoetrope/react-components/attribution',
  controls: [
    {
      name: 'onClick',
      field: { kind: 'toggle' },
      toProp: (_, tell) => (gif: { id: string }) => tell('onClick', gif.id),
      toCode: () => '(gif) => openCreator(gif.user)',
    },
    {
      name: 'labels',
      field: { kind: 'choice', options: ['Deutsch'] },
      toProp: () => ({ verified: 'Geprüft' }),
      toCode: () => "{ verified: 'Geprüft' }",
    },
  ],
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
    state('nobody', 'Nobody: nothing', undefined),
  ],
};
