import { MANAGEMENT } from './management-paths.ts';
import type { ManagementService } from './management-service.ts';
import { SAMPLE_CALLS, type SampleCall } from './sample-calls.ts';

export interface ManagementOperation {
  /** For example `POST /api/v4/channels`. */
  readonly name: string;
  readonly method: string;
  readonly path: string;
  /** The action in the table of permissions; absent for public calls. */
  readonly action?: string | undefined;
  readonly sample: SampleCall;
  /** Names of required fields of the body or parameters of the query. */
  readonly required: readonly string[];
  /** Names of fields that do not accept any text: numbers, flags, choices, files. */
  readonly typed: readonly string[];
}

interface Described {
  readonly 'x-zoetrope-action'?: string;
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly required?: boolean;
    readonly schema: Schema;
  }[];
  readonly requestBody?: { readonly content: { readonly [type: string]: { readonly schema: Schema } } };
}

interface Schema {
  readonly $ref?: string;
  readonly required?: readonly string[];
  readonly properties?: { readonly [name: string]: Schema };
  readonly type?: unknown;
  readonly enum?: unknown;
  readonly format?: unknown;
}

interface OpenApi {
  readonly paths: { readonly [path: string]: { readonly [method: string]: Described } };
  readonly components: { readonly schemas: { readonly [name: string]: Schema } };
}

/** Calls of KLIPY's API have the same prefix as management calls. */
const KLIPY = '/api/v1/{app_key}/';

/** Every management call in /openapi.json, with its sample. */
export async function managementOperations(service: ManagementService): Promise<ManagementOperation[]> {
  const { paths, components } = (await service.signedOut('GET', '/openapi.json')).body as OpenApi;
  return Object.entries(paths)
    .filter(([path]) => MANAGEMENT.test(path) && !path.startsWith(KLIPY))
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([lower, described]) => {
        const method = lower.toUpperCase();
        const name = `${method} ${path}`;
        const [content] = Object.values(described.requestBody?.content ?? {});
        const schema = content?.schema.$ref
          ? components.schemas[content.schema.$ref.replace('#/components/schemas/', '')]
          : content?.schema;
        const query = (described.parameters ?? []).filter((parameter) => parameter.in === 'query');
        const isForm = described.requestBody?.content['multipart/form-data'] !== undefined;
        const fields = isForm ? Object.entries(schema?.properties ?? {}) : [];
        return {
          name,
          method,
          path,
          action: described['x-zoetrope-action'],
          sample: SAMPLE_CALLS[name] ?? {},
          required: [
            ...query.filter((parameter) => parameter.required).map((parameter) => parameter.name),
            ...(schema?.required ?? []),
          ],
          typed: [...query.map((parameter) => [parameter.name, parameter.schema] as const), ...fields]
            .filter(([, schema]) => !isAnyText(schema))
            .map(([name]) => name),
        };
      }),
    );
}

function isAnyText(schema: Schema): boolean {
  return schema.type === 'string' && schema.enum === undefined && schema.format === undefined;
}
