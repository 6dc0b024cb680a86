import { duplicateOf } from '@zoetrope/management-api';
import { safeUrl } from '@zoetrope/model';
import { invalidField, serverErrorText } from '@zoetrope/ui';
import { type DragEvent, useEffect, useId, useState } from 'react';
import { ACCEPTED_TYPES } from './media-types.ts';

export interface FileFieldProps {
  readonly file: File | undefined;
  readonly error: unknown;
  readonly onChoose: (file: File | undefined) => void;
}

/** A file input with drag and drop, and a preview. Its error links to the GIF that is already public, if there is one. */
export function FileField({ file, error, onChoose }: FileFieldProps) {
  const id = useId();
  const preview = usePreview(file);
  const isInvalid = invalidField(error) === 'file';
  const duplicate = safeUrl(duplicateOf(error)?.url);

  function drop(event: DragEvent) {
    event.preventDefault();
    onChoose(event.dataTransfer.files[0]);
  }

  return (
    <div className="field">
      <label htmlFor={id} className="file-field" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
        <span className="file-preview">
          {preview && file?.type.startsWith('video/') ? <video src={preview} muted playsInline /> : null}
          {preview && !file?.type.startsWith('video/') ? <img src={preview} alt="" /> : null}
        </span>
        <span>
          <b>{file ? file.name : 'Choose a file'}</b>
          <span className="soft">
            {file ? `${Math.ceil(file.size / 1024).toLocaleString('en')} kB` : 'or drop it here'}
          </span>
        </span>
        <input
          id={id}
          type="file"
          required={!file}
          accept={ACCEPTED_TYPES}
          aria-invalid={isInvalid || undefined}
          aria-describedby={isInvalid ? `${id}-error` : undefined}
          onChange={(event) => onChoose(event.target.files?.[0])}
        />
      </label>
      {isInvalid ? (
        <p id={`${id}-error`} className="field-error" role="alert">
          {serverErrorText(error)}
          {duplicate ? (
            <>
              {' '}
              <a href={duplicate} target="_blank" rel="noreferrer">
                Show that GIF
              </a>
            </>
          ) : null}
        </p>
      ) : null}
    </div>
  );
}

/** An object URL for a file, revoked on unmount. */
function usePreview(file: File | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!file) return setUrl(undefined);
    const created = URL.createObjectURL(file);
    setUrl(created);
    return () => URL.revokeObjectURL(created);
  }, [file]);
  return url;
}
