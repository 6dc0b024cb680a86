import type { Client } from '@zoetrope/fetch-api';
import { useEffect, useRef, useState } from 'react';
import type { Arguments, Method } from './method.ts';
import type { Exchange, Recorder } from './record-exchanges.ts';

/** State of the last request. */
export type Outcome =
  | { readonly status: 'idle' }
  | { readonly status: 'running' }
  | {
      readonly status: 'succeeded' | 'failed';
      /** The result, or the error. */
      readonly value: unknown;
      readonly ms: number;
      /** Empty if the response was cached, or the arguments were rejected before a request. */
      readonly exchanges: readonly Exchange[];
    };

export interface RequestState {
  readonly outcome: Outcome;
  readonly send: (args: Arguments, options: { readonly reload: boolean }) => void;
  readonly cancel: () => void;
}

/** Sends one request at a time. A new request, and unmounting, aborts the previous one. */
export function useRequest(client: Client, recorder: Recorder, method: Method): RequestState {
  const [outcome, setOutcome] = useState<Outcome>({ status: 'idle' });
  const running = useRef<AbortController | undefined>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const send: RequestState['send'] = async (args, { reload }) => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setOutcome({ status: 'running' });
    recorder.take();
    const started = performance.now();
    const settle = (status: 'succeeded' | 'failed', value: unknown) => {
      if (running.current !== controller) return;
      setOutcome({ status, value, ms: performance.now() - started, exchanges: recorder.take() });
    };
    try {
      const options = { signal: controller.signal, cache: reload ? 'reload' : 'default' } as const;
      settle('succeeded', await method.run(client, args, options));
    } catch (error) {
      settle('failed', error);
    }
  };

  return { outcome, send, cancel: () => running.current?.abort(new Error('Canceled.')) };
}
