import { readFileSync } from 'node:fs';
import { requireKey } from '../http/known-keys.ts';
import { ServerError } from '../server-error.ts';
import { readLimits, readMaxRating, readType } from './keys-command.ts';
import type { NewKey } from './stored-keys.ts';

/**
 * Reads keys from a JSON file: `{ "my-key": "web", "another": { "name": "Forum", "type": "mobile", "limits": "read=600",
 * "rating": "pg" } }`.
 * Throws a `ServerError`, which names the first mistake.
 */
export function readKeyFile(path: string): readonly NewKey[] {
  return Object.entries(readJson(path)).map(([key, value]) => {
    requireKey(key);
    const {
      name = '',
      type = 'web',
      limits = '',
      rating = '',
    } = typeof value === 'string' ? { type: value } : Object(value);
    return {
      ...{ key, name: String(name), type: readType(type) },
      ...{ limits: readLimits(String(limits)), max_rating: readMaxRating(String(rating)) },
    };
  });
}

function readJson(path: string): object {
  try {
    const keys: unknown = JSON.parse(readFileSync(path, 'utf8'));
    if (typeof keys === 'object' && keys !== null && !Array.isArray(keys)) return keys;
  } catch (cause) {
    const reason = cause instanceof SyntaxError ? 'it is not valid JSON' : String(cause);
    throw new ServerError(`The file ${path} of --api-keys cannot be read: ${reason}.`, { cause });
  }
  throw new ServerError(`The file ${path} of --api-keys must contain one JSON object, such as { "my-key": "web" }.`);
}
