import type { Instashare } from '@zoetrope/model/management';
import type { BaseManagementClient, ManagementCallOptions } from '../base-management-client.ts';
import { logFailure } from '../log-failure.ts';
import { requestVoid } from '../request-results.ts';

/**
 * `POST /ajax/instashare/`: sends a GIF by email. A failure is logged, and the promise resolves; only an abort rejects.
 *
 * @example
 * await instashare(client, { gif_id: 'cat-nap', to: 'tom@site.example' });
 */
export async function instashare(
  client: BaseManagementClient,
  share: Instashare,
  options: ManagementCallOptions = {},
): Promise<void> {
  return logFailure({ client, name: 'instashare', signal: options.signal }, () =>
    requestVoid(client, { method: 'POST', host: 'siteUrl', path: '/ajax/instashare/', body: share }, options),
  );
}
