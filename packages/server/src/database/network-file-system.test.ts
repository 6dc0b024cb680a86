import { expect, it } from 'vitest';
import { fileSystemAt, networkFileSystemOf } from './network-file-system.ts';

const MOUNTS = `22 27 0:21 / /proc rw,relatime - proc proc rw
27 1 254:0 / / rw,relatime shared:1 - ext4 /dev/vda rw
40 27 0:40 / /srv rw,relatime shared:2 - nfs4 server:/export rw,vers=4.2
41 40 254:1 / /srv/local rw,relatime - xfs /dev/vdb rw
42 27 0:42 / /mnt/my\\040share rw - cifs //server/share rw
43 27 0:43 / /mnt/ssh rw - fuse.sshfs host:/ rw
44 27 0:44 / /mnt/twice rw - ext4 /dev/vdc rw
45 44 0:45 / /mnt/twice rw - ceph 10.0.0.1:/ rw
`;

it.each([
  ['/var/lib/zoetrope', 'ext4'],
  ['/srv', 'nfs4'],
  ['/srv/zoetrope', 'nfs4'],
  ['/srv/local/zoetrope', 'xfs'],
  ['/srvs', 'ext4'],
  ['/mnt/my share/data', 'cifs'],
  ['/mnt/ssh/data', 'fuse.sshfs'],
  ['/mnt/twice/data', 'ceph'],
])('finds that %s is on %s', (path, type) => {
  expect(fileSystemAt(path, MOUNTS)).toBe(type);
});

it('finds no network file system without mounts', () => {
  expect(fileSystemAt('/srv', '')).toBeUndefined();
});

it('treats the folder of this file as local', async () => {
  expect(await networkFileSystemOf(import.meta.dirname)).toBeUndefined();
});
