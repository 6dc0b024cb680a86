import { ApiError } from '../../http/api-error.ts';
import type { SniffedType } from './sniff-type.ts';

/** The error for a file of a type that a call does not accept; `accepted` is a sentence that says which it does. */
export function unsupported({ name }: Pick<SniffedType, 'name'>, accepted: string, parameter: string): ApiError {
  const found = name === undefined ? 'The type of the file is unknown.' : `The file is ${name}.`;
  return new ApiError(415, 'unsupported-type', `${found} ${accepted}`, { parameter });
}
