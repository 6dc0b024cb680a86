import { useEffect, useRef, useState } from 'react';
import { permissionsOf } from '../account/permissions.ts';
import { loadTree } from '../channels/load-tree.ts';
import { ownChannels } from '../channels/own-channels.ts';
import { FormError } from '../forms/form-error.tsx';
import { useAction } from '../forms/use-action.ts';
import { useLoadWithPrevious } from '../forms/use-load-with-previous.ts';
import type { SectionProps } from '../section-props.ts';
import { newUploadId, watchUpload } from '../upload/watch-upload.ts';
import { type FileState, importFiles, titleOf, type UploadFileOptions } from './import-files.ts';
import { ImportForm, type ImportSet } from './import-form.tsx';
import { ImportProgress } from './import-progress.tsx';
import './import.css';

/** Imports many files, with the license of the set. */
export function Import({ management: { client }, user }: SectionProps) {
  const [files, setFiles] = useState<readonly File[]>([]);
  const [states, setStates] = useState<readonly FileState[]>([]);
  const [isAgain, setIsAgain] = useState(false);
  const abort = useRef<AbortController>(null);
  const tree = useLoadWithPrevious('import-channels', ({ signal }) => loadTree(client, signal));
  // Leaving the section cancels the import.
  useEffect(() => () => abort.current?.abort(), []);

  const run = useAction(async ({ files, ...set }: ImportSet) => {
    const controller = new AbortController();
    abort.current = controller;
    setFiles(files);
    setStates(files.map(() => ({ status: 'waiting' })));
    async function upload(file: File, { signal, onProgress }: UploadFileOptions): Promise<string> {
      const upload_id = newUploadId();
      const finished = new AbortController();
      void watchUpload(client, { id: upload_id, signal: finished.signal, onProgress });
      try {
        const title = titleOf(file.name);
        // With the license, so that no GIF is ever stored without it, also if the import is canceled or the page closed.
        return (await client.uploadGif({ ...set, file, title, upload_id }, { signal })).id;
      } finally {
        finished.abort();
      }
    }
    const onChange = (index: number, state: FileState) =>
      setStates((before) => before.map((each, at) => (at === index ? state : each)));
    await importFiles({ files, upload, onChange, wait, signal: controller.signal });
  });

  return (
    <div className="import">
      <FormError error={tree.error ?? run.error} />
      {files.length === 0 ? (
        <ImportForm
          channels={ownChannels(tree.value ?? [], user)}
          user={user}
          canModerate={permissionsOf(user).canModerate}
          hasInitialFocus={isAgain}
          onImport={(set) => void run.run(set)}
        />
      ) : (
        <ImportProgress
          files={files}
          states={states}
          isRunning={run.busy}
          onCancel={() => abort.current?.abort()}
          onAgain={() => {
            run.clear();
            setFiles([]);
            setIsAgain(true);
          }}
        />
      )}
    </div>
  );
}

function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end);
    function end() {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    }
  });
}
