import type { Dialect } from './dialect.ts';
import { klipy } from './klipy/klipy.ts';
import { native } from './native/native.ts';
import { tenor } from './tenor/tenor.ts';

/** The dialects that this service speaks. The first that has a path serves it. */
export const DIALECTS: readonly Dialect[] = [native, tenor, klipy];
