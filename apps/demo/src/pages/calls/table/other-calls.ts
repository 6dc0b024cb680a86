import type { CallGroup } from '../call.ts';
import { gifId, limit, page, rating } from './parameters.ts';
import { text } from './values.ts';

export const EMOJI_CALLS: CallGroup = {
  title: 'Emoji and texts',
  calls: [
    {
      name: 'emoji',
      asks: 'GET /v1/emoji',
      about: 'Animated emoji.',
      parameters: [rating, ...page],
      run: (client, given, options) => client.emoji({ ...given.options, ...options }),
    },
    {
      name: 'emojiDefaultVariations',
      asks: 'GET /v2/emoji',
      about: 'One of each emoji, in its default variation.',
      parameters: [rating, ...page],
      run: (client, given, options) => client.emojiDefaultVariations({ ...given.options, ...options }),
    },
    {
      name: 'emojiVariations',
      asks: 'GET /v2/emoji/{id}/variations',
      about: 'All variations of one emoji.',
      parameters: [{ ...gifId, hint: 'Of an emoji in an answer above.' }, rating],
      run: (client, given, options) => client.emojiVariations(text(given, 0), { ...given.options, ...options }),
    },
    {
      name: 'animate',
      asks: 'GET /v1/text/animate',
      about: 'A text as moving type, in several styles.',
      parameters: [{ name: 'text', example: 'Hello!', hint: 'At most 60 characters.', positional: true }, limit],
      run: (client, given, options) => client.animate(text(given, 0), { ...given.options, ...options }),
    },
  ],
};

export const FURTHER_CALLS: CallGroup = {
  title: 'Beside the GIFs',
  calls: [
    {
      name: 'setCallToAction',
      asks: 'PUT or DELETE /v1/gifs/{id}/cta',
      about: 'Sets a GIF’s link when there is a text for it, else takes the link away. For who may edit the GIF.',
      parameters: [
        gifId,
        { name: 'link', hint: 'http or https.' },
        { name: 'text', hint: 'Empty: the link is taken away.' },
        {
          name: 'token',
          kind: 'secret',
          example: 'zoetrope-demo',
          hint: 'Of a moderator or the channel’s owner. The demo knows “zoetrope-demo”.',
        },
      ],
      isBare: true,
      async run(client, given, { signal }) {
        const { link = '', text: words = '', token = '' } = given.options;
        const cta = { link: String(link), text: String(words) };
        await client.setCallToAction(text(given, 0), cta, { token: String(token), signal });
        return 'Done: this call answers with nothing.';
      },
    },
    {
      name: 'embedInfo',
      asks: 'GET the video host’s oEmbed',
      about: 'What a video host says of a film. Leaves this server: without a network it fails, as it should.',
      parameters: [{ name: 'videoUrl', example: 'https://vimeo.com/76979871', positional: true }],
      isBare: true,
      run: (client, given, { signal }) => client.embedInfo(text(given, 0), { signal }),
    },
  ],
};
