import { join } from 'node:path';
import type { FileStorage } from '../../storage/file-storage.ts';
import { createFolderStorage } from '../../storage/folder-storage.ts';
import type { FilesContext } from './store-files.ts';

/** Where uploads are stored, and the folder in which their files are made. */
export function uploadStorage(
  dataFolder: string,
  objectStorage: { readonly uploads: FileStorage } | undefined,
): Pick<FilesContext, 'uploads' | 'folder'> {
  const folder = join(dataFolder, 'uploads');
  return { uploads: objectStorage?.uploads ?? createFolderStorage(folder), folder };
}
