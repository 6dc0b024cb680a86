import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openStream } from './open-stream.ts';

class FakeEventSource extends EventTarget {
  static readonly CLOSED = 2;
  static made: FakeEventSource[] = [];
  readyState = 0;
  onopen: (() => void) | null = null;
  onerror: (() => void) | null = null;

  constructor(readonly url: string) {
    super();
    FakeEventSource.made.push(this);
  }

  close() {
    this.readyState = FakeEventSource.CLOSED;
  }
}

beforeEach(() => {
  FakeEventSource.made = [];
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
    const source = FakeEventSource.made.at(-1);
    if (source === undefined) throw new Error('no stream was opened');
    return source;
  };
  return { messages, states, close, latest };
}

describe('openStream', () => {
  it('passes on what the collector has stored', () => {
    const { messages, states, latest } = setUp();
    latest().onopen?.();
    latest().dispatchEvent(new MessageEvent('pingback', { data: '{"seq":1}' }));
    expect(states).toEqual(['connecting', 'live']);
    expect(messages).toEqual(['{"seq":1}']);
  });

  it('leaves a dropped connection to the browser', () => {
    const { states, latest } = setUp();
    latest().onerror?.();
    vi.advanceTimersByTime(60_000);
    expect(states.at(-1)).toBe('reconnecting');
    expect(FakeEventSource.made).toHaveLength(1);
  });

  it('asks again itself when the browser has given up', () => {
    const { states, latest } = setUp();
    latest().readyState = FakeEventSource.CLOSED;
    latest().onerror?.();
    vi.advanceTimersByTime(3000);
    expect(FakeEventSource.made).toHaveLength(2);
    latest().onopen?.();
    expect(states.at(-1)).toBe('live');
  });

  it('is over once closed, even while it waits to ask again', () => {
    const { close, latest } = setUp();
    latest().readyState = FakeEventSource.CLOSED;
    latest().onerror?.();
    close();
    vi.advanceTimersByTime(60_000);
    expect(FakeEventSource.made).toHaveLength(1);
  });
});
