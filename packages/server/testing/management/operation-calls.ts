import { makePicture } from './make-media.ts';
import type { Call, CallOptions, ManagementResponse, ManagementService } from './management-service.ts';
import { type ManagementOperation, managementOperations } from './operations.ts';
import { PICTURE_FIELD, type SampleCall } from './sample-calls.ts';

export type OperationCalls = Awaited<ReturnType<typeof createOperationCalls>>;

/** Replaces parts of the sample of an operation. */
interface ChangedCall extends Partial<SampleCall> {
  readonly headers?: NonNullable<CallOptions['headers']>;
}

/** Makes every management call with its sample, partly changed. */
export async function createOperationCalls(service: ManagementService) {
  const operations = await managementOperations(service);
  // Uploaded hundreds of times, and each upload is encoded: a still has no video.
  const picture = new Blob([new Uint8Array(await makePicture('png', { width: 16, height: 16 }))]);

  function multipart(fields: { readonly [field: string]: string }): FormData {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.append(name, value === PICTURE_FIELD ? picture : value);
    return body;
  }

  return {
    operations,
    make(
      call: Call,
      operation: ManagementOperation,
      { headers = {}, ...change }: ChangedCall = {},
    ): Promise<ManagementResponse> {
      const { params = {}, query, json, form } = { ...operation.sample, ...change };
      const search = query && new URLSearchParams(query);
      const path = fill(operation.path, params);
      return call(operation.method, search ? `${path}?${search}` : path, {
        body: json ?? (form && multipart(form)),
        headers,
      });
    },
    /** Calls all operations in turn, and collects unexpected responses. */
    async each(check: (operation: ManagementOperation) => Promise<readonly string[]>): Promise<string[]> {
      const unexpected: string[] = [];
      for (const operation of operations)
        unexpected.push(...(await check(operation)).map((subject) => `${operation.name}: ${subject}`));
      return unexpected;
    },
  };
}

/** A path with its parameters replaced. */
export function fill(path: string, params: { readonly [name: string]: string } = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? 'x');
}

/** Returns a line that describes the response, or an empty list if the response is expected. */
export function mismatch(
  { status, body }: ManagementResponse,
  { subject, isExpected }: { readonly subject: string; readonly isExpected: boolean },
): string[] {
  return isExpected ? [] : [`${subject} was responded with ${status} ${JSON.stringify(body).slice(0, 120)}`];
}

/** Whether a response rejects one field. */
export function names(response: ManagementResponse, field: string): boolean {
  return response.status === 400 && response.body.code === 'validation' && response.body.parameter === field;
}
