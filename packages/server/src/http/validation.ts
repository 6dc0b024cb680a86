import type { z } from '@hono/zod-openapi';
import { ApiError } from './api-error.ts';

/** Refuses parameters that their schema does not take, naming the first. */
export function refuseInvalid(result: { success: true } | { success: false; error: z.ZodError }): void {
  if (result.success) return;
  const [issue] = result.error.issues;
  const unknown = issue?.code === 'unrecognized_keys' ? issue.keys[0] : undefined;
  const parameter = issue?.path[0]?.toString() ?? unknown ?? 'body';
  throw new ApiError(400, 'validation', `${parameter}: ${issue?.message ?? 'is not valid'}`, { parameter });
}
