import { inject, onTestFinished } from 'vitest';

export interface StoredEvent {
  readonly action_type: string;
  readonly gif_id: string | null;
}

/** Subscribes to the collector until the test ends. The returned array grows with each stored event. */
export async function subscribeToEvents(): Promise<readonly StoredEvent[]> {
  const controller = new AbortController();
  onTestFinished(() => controller.abort());
  const response = await fetch(`${inject('server')}/v2/pingback/stream?api_key=zoetrope-web`, {
    signal: controller.signal,
  });
  if (!response.ok || !response.body) throw new Error(`The stream of stored events responded with ${response.status}.`);
  const events: StoredEvent[] = [];
  void read(response.body, events).catch((error: unknown) => {
    if (!controller.signal.aborted) throw error;
  });
  return events;
}

async function read(body: ReadableStream<Uint8Array>, events: StoredEvent[]): Promise<void> {
  let incompleteLine = '';
  const decoder = new TextDecoder();
  for await (const chunk of body) {
    const lines = (incompleteLine + decoder.decode(chunk, { stream: true })).split('\n');
    incompleteLine = lines.pop() ?? '';
    const data = lines.filter((line) => line.startsWith('data:')).map((line) => line.slice('data:'.length).trim());
    events.push(...data.filter(Boolean).map((text) => JSON.parse(text) as StoredEvent));
  }
}
