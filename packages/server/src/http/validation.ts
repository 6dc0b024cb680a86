import type { z } from '@hono/zod-openapi';
import { ApiError } from './api-error.ts';

/** Refuses parameters that their schema does not take, naming the first. */
export function refuseInvalid(result: { success: true } | { success: false; error: z.ZodError }): void {
  if (result.success) return;
  const [issue] = result.error.issues;
  const parameter = issue?.path[0]?.toString() ?? 'body';
  throw new ApiError(400, 'validation', `${parameter}: ${issue?.message ?? 'is not valid'}`, { parameter });
}
