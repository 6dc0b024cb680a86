// A step of the build: writes the empty database that `src/database/new-database.ts` unpacks.
import { setFlagsFromString } from 'node:v8';
import { packDatabase } from './pack-database.ts';

// The database runs once: compiling it with optimizations takes longer than it saves.
setFlagsFromString('--liftoff-only');
await packDatabase(new URL('../dist/new-database.tar.br', import.meta.url));
