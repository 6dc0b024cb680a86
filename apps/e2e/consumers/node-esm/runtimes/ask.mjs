import { createClient, search } from '@zoetrope/fetch-api';
import { localProvider } from '@zoetrope/model';

/** What a program would do with the client: ask, ask again, give up, meet an error, and make the calls that come later. */
export async function ask(origin) {
  const provider = { ...localProvider(origin), embedInfoUrl: `${origin}/oembed` };
  const options = { provider, apiKey: 'zoetrope-web', sdkInfo: 'query' };
  const client = createClient(options);
  const { data } = await client.search('cat');
  const again = await client.search('cat');
  const alone = await search(options, 'dog');
  const gone = await client.trending({ signal: AbortSignal.abort('gone') }).catch(String);
  const error = await client.gif('missing').catch(({ code, status }) => ({ code, status }));
  const { title: video } = await client.embedInfo('https://vimeo.com/1');
  await client.setCallToAction('one', { link: 'https://example.org/more', text: 'More' }, { token: 'a-token' });
  return {
    ids: data.map(({ id }) => id),
    again: again.data === data,
    alone: alone.data.length,
    gone,
    error,
    film: video,
  };
}
