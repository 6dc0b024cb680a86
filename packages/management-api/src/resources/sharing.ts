import type { Instashare } from '@zoetrope/model/management';
import type { CallOptions, Connection } from '../connection.ts';
import { logFailure } from '../log-failure.ts';
import { done } from '../results.ts';

/** `POST /ajax/instashare/`: sends a GIF to somebody by mail. A failure is logged and resolves (design, ruling 16). */
export async function instashare(connection: Connection, share: Instashare, options: CallOptions = {}): Promise<void> {
  return logFailure(connection, 'instashare', options, () =>
    done(connection, { method: 'POST', host: 'siteUrl', path: '/ajax/instashare/', body: share }, options),
  );
}
