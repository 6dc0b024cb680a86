import { readFileSync } from 'node:fs';
import { requireKey } from '../http/known-keys.ts';
import { ServerError } from '../server-error.ts';
import { readLimits, readMaxRating, readType } from './keys-command.ts';
import type { NewKey } from './stored-keys.ts';

/**
 * Reads keys from a JSON file: `{ "my-key": "web", "another": { "name": "Forum", "type": "mobile", "limits": "read=600",
 * "rating": "pg" } }`.
 * Throws a `ServerError`, which names all mistakes.
 */
export function readKeyFile(path: string): readonly NewKey[] {
  const mistakes: string[] = [];
  const attempt = <T>(key: string, read: () => T): T | undefined => {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof ServerError)) throw error;
      mistakes.push(`${JSON.stringify(key)}: ${error.message}`);
      return undefined;
    }
  };
  const keys = Object.entries(readJson(path)).map(([key, value]) => {
    attempt(key, () => requireKey(key));
    const {
      name = '',
      type = 'web',
      limits = '',
      rating = '',
    } = typeof value === 'string' ? { type: value } : Object(value);
    return {
      ...{ key, name: String(name), type: attempt(key, () => readType(type)) ?? 'web' },
      limits: attempt(key, () => readLimits(String(limits))) ?? {},
      max_rating: attempt(key, () => readMaxRating(String(rating))) ?? null,
    };
  });
  if (mistakes.length === 0) return keys;
  throw new ServerError([`The file ${path} of --api-keys is invalid.`, ...mistakes].join(' '));
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
