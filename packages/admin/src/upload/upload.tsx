import type { UploadedGif, UploadProgress } from '@zoetrope/model/management';
import { useRef, useState } from 'react';
import { useAction } from '../forms/use-action.ts';
import type { SectionProps } from '../section-props.ts';
import type { UploadStage } from './describe-upload.ts';
import { type UploadDraft, UploadForm } from './upload-form.tsx';
import { Uploaded } from './uploaded.tsx';
import { newUploadId, watchUpload } from './watch-upload.ts';
import './upload.css';

/** Uploads a GIF, with progress and a cancel button, and shows it in the search results, or that it waits for approval. */
export function Upload({ clients, management, user }: SectionProps) {
  const [stage, setStage] = useState<UploadStage>();
  const [gif, setGif] = useState<UploadedGif>();
  const abort = useRef<AbortController>(null);

  const action = useAction(async ({ file, ...texts }: UploadDraft) => {
    const controller = new AbortController();
    abort.current = controller;
    const finished = new AbortController();
    const upload_id = newUploadId();
    const onProgress = (progress: UploadProgress) => setStage({ progress });
    setStage({});
    void watchUpload(management.client, { id: upload_id, signal: finished.signal, onProgress });
    try {
      const { signal } = controller;
      setGif(await management.client.uploadGif({ file, ...texts, upload_id }, { signal }));
    } catch (error) {
      if (!controller.signal.aborted) throw error;
    } finally {
      finished.abort();
      setStage(undefined);
    }
  });

  return (
    <div className="two-columns">
      <UploadForm
        management={management}
        user={user}
        busy={action.busy}
        stage={stage}
        error={action.error}
        onUpload={(draft) => {
          setGif(undefined);
          void action.run(draft);
        }}
        onCancel={() => abort.current?.abort()}
      />
      {gif ? (
        <Uploaded
          key={gif.id}
          gif={gif}
          clients={clients}
          management={management}
          onDeleted={() => setGif(undefined)}
        />
      ) : (
        <div className="card stack">
          <h2 className="section-title">Requirements</h2>
          <ul className="rules">
            <li>GIF, WebP, PNG, APNG, AVIF, MP4, QuickTime or WebM</li>
            <li>At most 25 MB and 40 million pixels in all frames together</li>
            <li>A title for search, and a description for screen readers</li>
          </ul>
          <p className="soft">
            The GIF is searchable once its renditions are ready, unless this server approves uploads first.
          </p>
        </div>
      )}
    </div>
  );
}
