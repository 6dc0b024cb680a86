import { ApiError } from '../../http/api-error.ts';
import type { SniffedType } from './sniff-type.ts';

/** The error for an unsupported type; `accepted` is a sentence with the supported ones. */
export function unsupportedError({ name }: Pick<SniffedType, 'name'>, accepted: string, parameter: string): ApiError {
  const description = name === undefined ? 'The type of the file is unknown.' : `The file is ${name}.`;
  return new ApiError(`${description} ${accepted}`, { status: 415, code: 'unsupported-type', parameter });
}
