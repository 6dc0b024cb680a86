import { inject, onTestFinished } from 'vitest';

export interface StoredEvent {
  readonly action_type: string;
  readonly gif_id: string | null;
}

/** Listens to the collector: the returned list grows with each event that the database has taken. Ends with the test. */
export async function storedEvents(): Promise<readonly StoredEvent[]> {
  const leave = new AbortController();
  onTestFinished(() => leave.abort());
  const response = await fetch(`${inject('server')}/v2/pingback/stream?api_key=zoetrope-web`, { signal: leave.signal });
  if (!response.ok || !response.body) throw new Error(`The stream of stored events answered ${response.status}.`);
  const events: StoredEvent[] = [];
  void read(response.body, events).catch((error: unknown) => {
    if (!leave.signal.aborted) throw error;
  });
  return events;
}

async function read(body: ReadableStream<Uint8Array>, events: StoredEvent[]): Promise<void> {
  let rest = '';
  const decoder = new TextDecoder();
  for await (const chunk of body) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    const data = lines.filter((line) => line.startsWith('data:')).map((line) => line.slice('data:'.length).trim());
    events.push(...data.filter(Boolean).map((text) => JSON.parse(text) as StoredEvent));
  }
}
