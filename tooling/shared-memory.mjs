import { statfsSync } from 'node:fs';

/** A file system in memory. Only Linux has it. */
export const SHARED_MEMORY = '/dev/shm';

/** Whether it has this much space. In a container, it has 64 MB by default. */
export function hasSharedMemory(bytes) {
  try {
    const { bavail, bsize } = statfsSync(SHARED_MEMORY);
    return bavail * bsize >= bytes;
  } catch {
    return false;
  }
}
