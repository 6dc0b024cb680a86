import type { Gif } from '@zoetrope/model';
import { useRef, useState } from 'react';
import { useAction } from '../forms/use-action.ts';
import type { SectionProps } from '../section-props.ts';
import { type UploadDraft, UploadForm } from './upload-form.tsx';
import { Uploaded } from './uploaded.tsx';
import './upload.css';

/** Adds a GIF of one's own: its progress shows, it can be given up, and it is found at once. */
export function Upload({ clients, management, user }: SectionProps) {
  const [sent, setSent] = useState<number>();
  const [gif, setGif] = useState<Gif>();
  const leave = useRef<AbortController>(null);

  const action = useAction(async ({ file, ...texts }: UploadDraft) => {
    const controller = new AbortController();
    leave.current = controller;
    setSent(0);
    try {
      const added = await management.client.uploadGif(
        { file, ...texts },
        {
          signal: controller.signal,
          onUploadProgress: ({ loaded, total }) => setSent(total ? loaded / total : 0),
        },
      );
      setGif(added);
    } catch (error) {
      if (!controller.signal.aborted) throw error;
    } finally {
      setSent(undefined);
    }
  });

  return (
    <div className="two-columns">
      <UploadForm
        management={management}
        user={user}
        busy={action.busy}
        sent={sent}
        error={action.error}
        onUpload={(draft) => {
          setGif(undefined);
          void action.run(draft);
        }}
        onCancel={() => leave.current?.abort()}
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
          <h2 className="section-title">What can be added</h2>
          <ul className="rules">
            <li>GIF, animated WebP, PNG or mp4</li>
            <li>At most 25 MB, and 40 million pixels over all frames</li>
            <li>A title, so that it can be found; a text for those who cannot see it</li>
          </ul>
          <p className="soft">It is searchable as soon as its renditions are made.</p>
        </div>
      )}
    </div>
  );
}
