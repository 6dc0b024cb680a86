import type { Client } from '@zoetrope/fetch-api';
import { useEffect, useRef, useState } from 'react';
import type { Arguments, Call } from './call.ts';
import type { Exchange, Recorder } from './record-exchanges.ts';

/** What became of a call. */
export type Outcome =
  | { readonly status: 'idle' }
  | { readonly status: 'running' }
  | {
      readonly status: 'done' | 'failed';
      /** The result, or what the call rejected with. */
      readonly value: unknown;
      readonly ms: number;
      /** Empty when the client remembered the answer, or refused to ask. */
      readonly exchanges: readonly Exchange[];
    };

export interface CallRunner {
  readonly outcome: Outcome;
  readonly send: (given: Arguments, options: { readonly reload: boolean }) => void;
  readonly cancel: () => void;
}

/** Makes one call at a time; a later one, and leaving the page, ends the one before. */
export function useCall(client: Client, recorder: Recorder, call: Call): CallRunner {
  const [outcome, setOutcome] = useState<Outcome>({ status: 'idle' });
  const running = useRef<AbortController | undefined>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const send: CallRunner['send'] = async (given, { reload }) => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setOutcome({ status: 'running' });
    recorder.take();
    const started = performance.now();
    const settle = (status: 'done' | 'failed', value: unknown) => {
      if (running.current !== controller) return;
      setOutcome({ status, value, ms: performance.now() - started, exchanges: recorder.take() });
    };
    try {
      const options = { signal: controller.signal, cache: reload ? 'reload' : 'default' } as const;
      settle('done', await call.run(client, given, options));
    } catch (error) {
      settle('failed', error);
    }
  };

  return { outcome, send, cancel: () => running.current?.abort(new Error('Canceled.')) };
}
