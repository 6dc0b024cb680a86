import { DEMO_PASSWORD } from '../../src/auth/seed-demo.ts';

/** An acknowledged write, and how to check that it exists. */
export interface Written {
  readonly subject: string;
  readonly path: string;
  readonly shows: string;
  /** The path of its file. Undefined if it has none. */
  readonly file?: string | undefined;
}

/** A response other than 2xx. */
export class RejectedWrite extends Error {
  override readonly name = 'RejectedWrite';
  readonly status: number;
  readonly retryAfter: string | null;

  constructor(path: string, { status, headers }: Response, text: string) {
    super(`${path} responded with ${status}: ${text.slice(0, 200)}`);
    this.status = status;
    this.retryAfter = headers.get('Retry-After');
  }
}

export interface WritesOptions {
  readonly origin: string;
  readonly token: string;
  /** The picture to upload. */
  readonly picture: Buffer;
}

/** Writes of several kinds. Each rejects unless all of it was acknowledged. */
export function createWrites({ origin, token, picture }: WritesOptions) {
  async function send(path: string, body: object): Promise<{ readonly id: string; readonly story_id: string }> {
    const isForm = body instanceof FormData;
    const response = await fetch(`${origin}${path}`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, ...(isForm ? {} : { 'Content-Type': 'application/json' }) },
      body: isForm ? body : JSON.stringify(body),
    });
    const text = await response.text();
    if (!response.ok) throw new RejectedWrite(path, response, text);
    return JSON.parse(text) as { id: string; story_id: string };
  }

  return {
    async channel(slug: string): Promise<Written> {
      await send('/api/v4/channels', { slug, display_name: slug, parent: 'zoo' });
      await send(`/api/v4/channels/${slug}/move`, { position: 0, target_channel: 'moods' });
      return { subject: `the moved channel ${slug}`, path: `/api/v4/channels/${slug}`, shows: '"parent":"moods"' };
    },
    async story(title: string): Promise<Written> {
      const content = { title, gifs: ['duckling'], is_published: true };
      const { story_id } = await send('/stories', { username: 'ada', story: content });
      return { subject: `the story ${title}`, path: `/stories/${story_id}`, shows: `"title":"${title}"` };
    },
    async upload(title: string): Promise<Written> {
      const form = new FormData();
      for (const [field, value] of Object.entries({ channel: 'zoo', title, tags: title })) form.append(field, value);
      form.append('file', new Blob([new Uint8Array(picture)]), 'x.gif');
      const { id } = await send('/api/v1/gifs', form);
      return {
        subject: `the upload ${title}`,
        path: `/v1/gifs/search?q=${title}&api_key=zoetrope-web`,
        shows: `"id":"${id}"`,
        file: `/media/${id}/original.webp`,
      };
    },
  };
}

/** Returns the token of a demo account. */
export async function signIn(origin: string, username: string): Promise<string> {
  const response = await fetch(`${origin}/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username, password: DEMO_PASSWORD }),
  });
  return ((await response.json()) as { token: string }).token;
}

/** Returns a line for each write that is missing. With a token, all of them are read from the primary. */
export async function findMissing(origin: string, written: readonly Written[], token?: string): Promise<string[]> {
  const headers: HeadersInit = token === undefined ? {} : { Authorization: `Bearer ${token}` };
  const lost: string[] = [];
  for (const { subject, path, shows, file } of written) {
    const text = await (await fetch(`${origin}${path}`, { headers })).text();
    if (!text.includes(shows)) lost.push(`${subject} is not there: ${text.slice(0, 200)}`);
    if (file === undefined) continue;
    const response = await fetch(`${origin}${file}`, { headers });
    await response.body?.cancel();
    if (response.status !== 200) lost.push(`The file of ${subject} is not there: ${response.status}.`);
  }
  return lost;
}
