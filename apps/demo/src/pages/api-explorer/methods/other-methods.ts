import type { MethodGroup } from '../method.ts';
import { text } from './arguments.ts';
import { gifId, limit, page, rating } from './parameters.ts';

export const EMOJI_METHODS: MethodGroup = {
  title: 'Emoji and text',
  methods: [
    {
      name: 'emoji',
      endpoint: 'GET /v1/emoji',
      description: 'Returns animated emoji.',
      parameters: [rating, ...page],
      run: (client, args, options) => client.emoji({ ...args.options, ...options }),
    },
    {
      name: 'emojiDefaultVariations',
      endpoint: 'GET /v2/emoji',
      description: 'Returns each emoji in its default variation.',
      parameters: [rating, ...page],
      run: (client, args, options) => client.emojiDefaultVariations({ ...args.options, ...options }),
    },
    {
      name: 'emojiVariations',
      endpoint: 'GET /v2/emoji/{id}/variations',
      description: 'Returns all variations of an emoji.',
      parameters: [{ ...gifId, hint: 'The id of an emoji, from a response of the methods above.' }, rating],
      run: (client, args, options) => client.emojiVariations(text(args, 0), { ...args.options, ...options }),
    },
    {
      name: 'animate',
      endpoint: 'GET /v1/text/animate',
      description: 'Animates a text in several styles.',
      parameters: [{ name: 'text', example: 'Hello!', hint: 'At most 60 characters.', positional: true }, limit],
      run: (client, args, options) => client.animate(text(args, 0), { ...args.options, ...options }),
    },
  ],
};

export const OTHER_METHODS: MethodGroup = {
  title: 'Other',
  methods: [
    {
      name: 'setCallToAction',
      endpoint: 'PUT or DELETE /v1/gifs/{id}/cta',
      description: 'Sets or removes the link of a GIF. Requires permission to edit the GIF.',
      parameters: [
        gifId,
        { name: 'link', hint: 'An http or https URL.' },
        { name: 'text', hint: 'Leave empty to remove the link.' },
        {
          name: 'token',
          kind: 'secret',
          example: 'zoetrope-demo',
          hint: 'The token of a moderator or of the channel’s owner. In the demo: “zoetrope-demo”.',
        },
      ],
      returnsPlainValue: true,
      async run(client, args, { signal }) {
        const { link = '', text: words = '', token = '' } = args.options;
        const cta = { link: String(link), text: String(words) };
        await client.setCallToAction(text(args, 0), cta, { token: String(token), signal });
        return 'Done. This method returns nothing.';
      },
    },
    {
      name: 'embedInfo',
      endpoint: 'GET oEmbed of the video host',
      description: 'Fetches the oEmbed data of a hosted video. Requires internet access.',
      parameters: [{ name: 'videoUrl', example: 'https://vimeo.com/76979871', positional: true }],
      returnsPlainValue: true,
      run: (client, args, { signal }) => client.embedInfo(text(args, 0), { signal }),
    },
  ],
};
