import type { z } from '@hono/zod-openapi';
import { ApiError } from './api-error.ts';

/** Refuses parameters that their schema does not accept, naming the first. A text that is too long for a URL is a 414. */
export function refuseInvalid(result: { success: true } | { success: false; error: z.ZodError }): void {
  if (result.success) return;
  const [issue] = result.error.issues;
  const unknown = issue?.code === 'unrecognized_keys' ? issue.keys[0] : undefined;
  const parameter = issue?.path[0]?.toString() ?? unknown ?? 'body';
  const status = issue?.code === 'custom' && issue.params?.status === 414 ? 414 : 400;
  throw new ApiError(status, 'validation', `${parameter}: ${issue?.message ?? 'is not valid'}`, { parameter });
}
