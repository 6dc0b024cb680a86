import { z } from 'zod';

/** The parts of /openapi.json that the page shows. */
const parameter = z.object({
  name: z.string(),
  in: z.string(),
  required: z.boolean().optional(),
  description: z.string().optional(),
  schema: z
    .object({
      description: z.string().optional(),
      default: z.union([z.string(), z.number()]).optional(),
      enum: z.array(z.string()).optional(),
    })
    .optional(),
});

const operation = z.object({
  summary: z.string().optional(),
  tags: z.array(z.string()).default([]),
  parameters: z.array(parameter).default([]),
  requestBody: z.unknown().optional(),
  security: z.array(z.record(z.string(), z.unknown())).optional(),
  responses: z.record(z.string(), z.object({ content: z.record(z.string(), z.unknown()).optional() })).default({}),
});

const openApi = z.object({ paths: z.record(z.string(), z.record(z.string(), operation)) });

export type Parameter = z.output<typeof parameter>;

export interface Operation extends Omit<z.output<typeof operation>, 'requestBody' | 'responses' | 'security'> {
  readonly method: string;
  readonly path: string;
  /** Whether a JSON body is sent. */
  readonly takesBody: boolean;
  readonly needsToken: boolean;
  /** Whether the response is an endless stream. */
  readonly isStream: boolean;
}

/** The operations of an OpenAPI document by their first tag, in order. */
export function operationsByTag(document: unknown): ReadonlyMap<string, readonly Operation[]> {
  const groups = new Map<string, Operation[]>();
  for (const [path, methods] of Object.entries(openApi.parse(document).paths)) {
    for (const [method, { requestBody, responses, security, ...rest }] of Object.entries(methods)) {
      const [tag = 'other'] = rest.tags;
      const group = groups.get(tag) ?? [];
      groups.set(tag, group);
      group.push({
        ...rest,
        method: method.toUpperCase(),
        path,
        takesBody: requestBody !== undefined,
        needsToken: security?.some((scheme) => 'bearer' in scheme) ?? false,
        isStream: responses[200]?.content?.['text/event-stream'] !== undefined,
      });
    }
  }
  return groups;
}
