// Removes `dist` in the working directory, on any system. tsup's own `clean` does not work for packages with two
// builds, which would remove each other's output.
import { rmSync } from 'node:fs';

rmSync('dist', { recursive: true, force: true });
