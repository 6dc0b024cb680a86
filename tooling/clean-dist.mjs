// Removes `dist` of the package whose script runs this, on any system; tsup's own `clean` is no help to packages of
// two builds, since each would remove what the other has just written.
import { rmSync } from 'node:fs';

rmSync('dist', { recursive: true, force: true });
