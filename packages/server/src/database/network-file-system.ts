import { readFile, realpath } from 'node:fs/promises';

/**
 * File systems that several hosts can mount, as Linux names them. `9p`, `virtiofs` and other types of `fuse` are not
 * included, because they are also local disks of some sandboxes and virtual machines.
 */
const NETWORK_FILE_SYSTEMS = new Set([
  'nfs',
  'nfs4',
  'cifs',
  'smb3',
  'smbfs',
  'afs',
  'beegfs',
  'ceph',
  'coda',
  'davfs',
  'gfs2',
  'glusterfs',
  'gpfs',
  'lustre',
  'ncpfs',
  'ocfs2',
  'orangefs',
  'pvfs2',
  'fuse.ceph-fuse',
  'fuse.davfs2',
  'fuse.gcsfuse',
  'fuse.glusterfs',
  'fuse.goofys',
  'fuse.juicefs',
  'fuse.rclone',
  'fuse.s3fs',
  'fuse.sshfs',
]);

/** The network file system type of a folder. Undefined for a local one, or if Linux does not say. */
export async function networkFileSystemOf(folder: string): Promise<string | undefined> {
  const mounts = await readFile('/proc/self/mountinfo', 'utf8').catch(() => '');
  const type = fileSystemAt(await realpath(folder), mounts);
  return type !== undefined && NETWORK_FILE_SYSTEMS.has(type) ? type : undefined;
}

/** The file system type of an absolute path, according to /proc/self/mountinfo (proc(5)). */
export function fileSystemAt(path: string, mounts: string): string | undefined {
  let nearest: { readonly mountPoint: string; readonly type: string } | undefined;
  for (const line of mounts.split('\n')) {
    const [mountFields = '', typeFields = ''] = line.split(' - ');
    const mountPoint = unescapeOctal(mountFields.split(' ')[4] ?? '');
    const [type = ''] = typeFields.split(' ');
    if (type === '' || !contains(mountPoint, path)) continue;
    // Of two mounts at one path, the later one hides the other.
    if (nearest === undefined || mountPoint.length >= nearest.mountPoint.length) nearest = { mountPoint, type };
  }
  return nearest?.type;
}

function contains(mountPoint: string, path: string): boolean {
  return mountPoint === '/' || path === mountPoint || path.startsWith(`${mountPoint}/`);
}

/** Unescapes `\040` and the like: spaces, tabs, line breaks and backslashes. */
function unescapeOctal(text: string): string {
  return text.replace(/\\([0-7]{3})/g, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 8)));
}
