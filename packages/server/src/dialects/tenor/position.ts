import { ApiError } from '../../http/api-error.ts';

/** Where a list continues, with the parameters of its request, so that a client may send the position alone. */
export interface Position {
  readonly offset: number;
  /** The order of a random list; undefined for other lists, and for the first page. */
  readonly seed: string | undefined;
  readonly parameters: { readonly [name: string]: string };
}

const START: Position = { offset: 0, seed: undefined, parameters: {} };
const MAX_OFFSET = 1_000_000;

/** Encodes a position as opaque text. */
export function writePosition({ offset, seed, parameters }: Position): string {
  const text = JSON.stringify({ offset, ...(seed === undefined ? {} : { seed }), parameters });
  return Buffer.from(text).toString('base64url');
}

/**
 * Decodes a position. A missing or empty one is the start. A number is an offset, because some clients count the
 * results themselves. Throws 400 for any other text.
 */
export function readPosition(pos: string): Position {
  if (pos === '') return START;
  const number = Number(pos);
  if (Number.isInteger(number) && number >= 0) return { ...START, offset: Math.min(number, MAX_OFFSET) };
  const { offset, seed, parameters } = decode(pos);
  const isOffset = Number.isInteger(offset) && Number(offset) >= 0 && Number(offset) <= MAX_OFFSET;
  const isSeed = seed === undefined || typeof seed === 'string';
  if (!isOffset || !isSeed || !isTexts(parameters)) throw invalid();
  return { offset: Number(offset), seed, parameters };
}

function decode(pos: string): { readonly [name: string]: unknown } {
  try {
    return Object(JSON.parse(Buffer.from(pos, 'base64url').toString()));
  } catch (cause) {
    throw invalid(cause);
  }
}

function isTexts(value: unknown): value is Position['parameters'] {
  return (
    typeof value === 'object' && value !== null && Object.values(value).every((entry) => typeof entry === 'string')
  );
}

function invalid(cause?: unknown): ApiError {
  const message = 'pos: must be empty, or the "next" of a response';
  return new ApiError(message, { status: 400, code: 'validation', parameter: 'pos', cause });
}
