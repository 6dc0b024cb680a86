import { type DragEvent, useEffect, useId, useState } from 'react';
import { refusalText, refusedField } from '../forms/refusal.ts';

const TYPES = 'image/gif,image/webp,image/png,image/apng,image/avif,video/mp4';

export interface FileFieldProps {
  readonly file: File | undefined;
  readonly error: unknown;
  readonly onChoose: (file: File | undefined) => void;
}

/** The file: chosen by its button or dropped onto it, and seen before it is sent. */
export function FileField({ file, error, onChoose }: FileFieldProps) {
  const id = useId();
  const preview = usePreview(file);
  const isWrong = refusedField(error) === 'file';

  function drop(event: DragEvent) {
    event.preventDefault();
    onChoose(event.dataTransfer.files[0]);
  }

  return (
    <div className="field">
      <label htmlFor={id} className="file-field" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
        <span className="file-preview">
          {file && preview ? (
            file.type.startsWith('video/') ? (
              <video src={preview} muted playsInline />
            ) : (
              <img src={preview} alt="" />
            )
          ) : null}
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
          accept={TYPES}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? `${id}-error` : undefined}
          onChange={(event) => onChoose(event.target.files?.[0])}
        />
      </label>
      {isWrong ? (
        <p id={`${id}-error`} className="field-error" role="alert">
          {refusalText(error)}
        </p>
      ) : null}
    </div>
  );
}

/** An address for what is in a file, for as long as it is shown. */
function usePreview(file: File | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!file) return setUrl(undefined);
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}
