import { createClient, search } from '@zoetrope/fetch-api';
import { localProvider } from '@zoetrope/model';

/** Calls the client as a program would: a search, a cached search, an abort, an error, and lazy-loaded methods. */
export async function callClient(origin) {
  const provider = { ...localProvider(origin), embedInfoUrl: `${origin}/oembed` };
  const options = { provider, apiKey: 'zoetrope-web', sdkInfo: 'query' };
  const client = createClient(options);
  const { data } = await client.search('cat');
  const cached = await client.search('cat');
  const standalone = await search(options, 'dog');
  const aborted = await client.trending({ signal: AbortSignal.abort('aborted') }).catch(String);
  const error = await client.gif('missing').catch(({ code, status }) => ({ code, status }));
  const { title: video } = await client.embedInfo('https://vimeo.com/1');
  await client.setCallToAction('one', { link: 'https://example.org/more', text: 'More' }, { token: 'a-token' });
  return {
    ids: data.map(({ id }) => id),
    isCached: cached.data === data,
    standalone: standalone.data.length,
    aborted,
    error,
    video,
  };
}
