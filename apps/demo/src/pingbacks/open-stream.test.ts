import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openStream } from './open-stream.ts';

class FakeEventSource extends EventTarget {
  static readonly CLOSED = 2;
  static created: FakeEventSource[] = [];
  readyState = 0;
  onopen: (() => void) | null = null;
  onerror: (() => void) | null = null;

  constructor(readonly url: string) {
    super();
    FakeEventSource.created.push(this);
  }

  close() {
    this.readyState = FakeEventSource.CLOSED;
  }
}

beforeEach(() => {
  FakeEventSource.created = [];
  vi.useFakeTimers();
});

function setUp() {
  const messages: string[] = [];
  const states: string[] = [];
  const close = openStream({
    url: '/stream',
    onMessage: (data) => messages.push(data),
    onConnection: (state) => states.push(state),
    EventSource: FakeEventSource as unknown as typeof EventSource,
  });
  const latest = () => {
    const source = FakeEventSource.created.at(-1);
    if (source === undefined) throw new Error('no stream was opened');
    return source;
  };
  return { messages, states, close, latest };
}

describe('openStream', () => {
  it('passes the data of each pingback event to onMessage', () => {
    const { messages, states, latest } = setUp();
    latest().onopen?.();
    latest().dispatchEvent(new MessageEvent('pingback', { data: '{"seq":1}' }));
    expect(states).toEqual(['connecting', 'live']);
    expect(messages).toEqual(['{"seq":1}']);
  });

  it('lets the browser reconnect', () => {
    const { states, latest } = setUp();
    latest().onerror?.();
    vi.advanceTimersByTime(60_000);
    expect(states.at(-1)).toBe('reconnecting');
    expect(FakeEventSource.created).toHaveLength(1);
  });

  it('opens a new stream when the browser has given up', () => {
    const { states, latest } = setUp();
    latest().readyState = FakeEventSource.CLOSED;
    latest().onerror?.();
    vi.advanceTimersByTime(3000);
    expect(FakeEventSource.created).toHaveLength(2);
    latest().onopen?.();
    expect(states.at(-1)).toBe('live');
  });

  it('does not open a new stream after it was closed', () => {
    const { close, latest } = setUp();
    latest().readyState = FakeEventSource.CLOSED;
    latest().onerror?.();
    close();
    vi.advanceTimersByTime(60_000);
    expect(FakeEventSource.created).toHaveLength(1);
  });
});
