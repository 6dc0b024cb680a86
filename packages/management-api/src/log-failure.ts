import type { BaseManagementClient, ManagementCallOptions } from './base-management-client.ts';

interface LoggedCall {
  readonly client: BaseManagementClient;
  /** The name of the call. */
  readonly name: string;
  readonly signal: ManagementCallOptions['signal'];
}

/** Makes a call whose failure is logged once instead of thrown. An abort rejects as usual. */
export async function logFailure({ client, name, signal }: LoggedCall, call: () => Promise<void>): Promise<void> {
  try {
    await call();
  } catch (error) {
    if (signal?.aborted) throw error;
    client.log(`${name} failed: ${error instanceof Error ? error.message : String(error)}`);
  }
}
