import type { CallGroup } from '../call.ts';
import { gifId, limit, page, rating } from './parameters.ts';
import { text } from './values.ts';

export const EMOJI_CALLS: CallGroup = {
  title: 'Emoji and text',
  calls: [
    {
      name: 'emoji',
      asks: 'GET /v1/emoji',
      about: 'Returns animated emoji.',
      parameters: [rating, ...page],
      run: (client, given, options) => client.emoji({ ...given.options, ...options }),
    },
    {
      name: 'emojiDefaultVariations',
      asks: 'GET /v2/emoji',
      about: 'Returns each emoji in its default variation.',
      parameters: [rating, ...page],
      run: (client, given, options) => client.emojiDefaultVariations({ ...given.options, ...options }),
    },
    {
      name: 'emojiVariations',
      asks: 'GET /v2/emoji/{id}/variations',
      about: 'Returns all variations of an emoji.',
      parameters: [{ ...gifId, hint: 'The id of an emoji, from a response of the methods above.' }, rating],
      run: (client, given, options) => client.emojiVariations(text(given, 0), { ...given.options, ...options }),
    },
    {
      name: 'animate',
      asks: 'GET /v1/text/animate',
      about: 'Animates a text in several styles.',
      parameters: [{ name: 'text', example: 'Hello!', hint: 'At most 60 characters.', positional: true }, limit],
      run: (client, given, options) => client.animate(text(given, 0), { ...given.options, ...options }),
    },
  ],
};

export const FURTHER_CALLS: CallGroup = {
  title: 'Other',
  calls: [
    {
      name: 'setCallToAction',
      asks: 'PUT or DELETE /v1/gifs/{id}/cta',
      about: 'Sets or removes the link of a GIF. Requires permission to edit the GIF.',
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
      isBare: true,
      async run(client, given, { signal }) {
        const { link = '', text: words = '', token = '' } = given.options;
        const cta = { link: String(link), text: String(words) };
        await client.setCallToAction(text(given, 0), cta, { token: String(token), signal });
        return 'Done. This method returns nothing.';
      },
    },
    {
      name: 'embedInfo',
      asks: 'GET oEmbed of the video host',
      about: 'Fetches the oEmbed data of a hosted video. Requires internet access.',
      parameters: [{ name: 'videoUrl', example: 'https://vimeo.com/76979871', positional: true }],
      isBare: true,
      run: (client, given, { signal }) => client.embedInfo(text(given, 0), { signal }),
    },
  ],
};
