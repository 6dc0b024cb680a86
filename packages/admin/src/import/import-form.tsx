import type { Channel, Rating } from '@zoetrope/model';
import type { Account } from '@zoetrope/model/management';
import { Field } from '@zoetrope/ui';
import { type DragEvent, type FormEvent, useId, useState } from 'react';
import { ChannelField, defaultChannel } from '../forms/channel-field.tsx';
import { focusOnce } from '../forms/focus-once.ts';
import { RatingOptions } from '../forms/rating-options.tsx';
import { ACCEPTED_TYPES } from '../upload/media-types.ts';
import { NO_ORIGIN, type Origin, OriginFields, trimOrigin } from '../upload/origin-fields.tsx';
import { splitTags } from '../upload/split-tags.ts';

/** What the files of a set have in common. */
export interface ImportSet extends Origin {
  readonly files: readonly File[];
  readonly channel: string;
  readonly rating: Rating;
  readonly tags: readonly string[];
}

/** More files are a task for `zoetrope-server import`, which resumes after an interruption. */
const MAX_FILES = 1000;

export interface ImportFormProps {
  readonly channels: readonly Channel[];
  readonly user: Account;
  readonly canModerate: boolean;
  /** Focuses the heading on mount, after another import. */
  readonly hasInitialFocus: boolean;
  readonly onImport: (set: ImportSet) => void;
}

/** Chooses files or a folder, and asks once for what they have in common. */
export function ImportForm({ channels, user, canModerate, hasInitialFocus, onImport }: ImportFormProps) {
  const id = useId();
  const [files, setFiles] = useState<readonly File[]>([]);
  const [channel, setChannel] = useState('');
  const [rating, setRating] = useState<Rating>('g');
  const [tags, setTags] = useState('');
  const [origin, setOrigin] = useState<Origin>(NO_ORIGIN);
  const into = channel || defaultChannel(channels, user);
  const media = files.filter(isMedia);
  const others = files.length - media.length;
  const isReady = media.length > 0 && media.length <= MAX_FILES && into !== undefined && origin.license.trim() !== '';

  function choose(list: FileList | null) {
    setFiles([...(list ?? [])]);
  }
  // For both choices: the browser would open a file that is dropped elsewhere instead of this page.
  const dropTarget = {
    onDragOver: (event: DragEvent) => event.preventDefault(),
    onDrop(event: DragEvent) {
      event.preventDefault();
      choose(event.dataTransfer.files);
    },
  };
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isReady || into === undefined) return;
    onImport({ files: media, channel: into, rating, tags: splitTags(tags), ...trimOrigin(origin) });
  }

  return (
    <form className="card stack" aria-label="Import" onSubmit={submit}>
      <h2 className="section-title" tabIndex={-1} ref={hasInitialFocus ? focusOnce : null}>
        Import GIFs
      </h2>
      <div className="import-sources">
        <label htmlFor={`${id}-files`} className="import-source" {...dropTarget}>
          <b>Choose files</b>
          <span className="soft">or drop them here</span>
          <input
            id={`${id}-files`}
            type="file"
            multiple
            accept={ACCEPTED_TYPES}
            onChange={(event) => choose(event.target.files)}
          />
        </label>
        <label htmlFor={`${id}-folder`} className="import-source" {...dropTarget}>
          <b>Choose a folder</b>
          <span className="soft">with its folders</span>
          <input
            id={`${id}-folder`}
            type="file"
            ref={(input) => input?.setAttribute('webkitdirectory', '')}
            onChange={(event) => choose(event.target.files)}
          />
        </label>
      </div>
      <p role="status">{describeFiles(media, others)}</p>
      <OriginFields
        value={origin}
        licenseHint="Of all these files, for example CC0-1.0. You must have the right to publish them."
        isLicenseRequired
        onChange={setOrigin}
      />
      <div className="field-pairs">
        <ChannelField channels={channels} value={into} onChange={setChannel} />
        {canModerate ? (
          <Field label="Rating" name="rating">
            {(field) => (
              <select {...field} value={rating} onChange={(event) => setRating(event.target.value as Rating)}>
                <RatingOptions />
              </select>
            )}
          </Field>
        ) : null}
      </div>
      <Field label="Tags" name="tags" hint="Comma-separated, for all files. Titles are the names of the files.">
        {(field) => <input {...field} value={tags} onChange={(event) => setTags(event.target.value)} />}
      </Field>
      <div className="actions">
        <button type="submit" className="button button-primary" aria-disabled={!isReady}>
          Import
        </button>
      </div>
    </form>
  );
}

/** The server decides by the content. This leaves out what a folder has besides media, such as texts. */
function isMedia({ type, name }: File): boolean {
  return type === '' ? !name.startsWith('.') : type.startsWith('image/') || type.startsWith('video/');
}

function describeFiles(media: readonly File[], others: number): string {
  if (media.length + others === 0) return 'No files chosen.';
  const megabytes = media.reduce((sum, { size }) => sum + size, 0) / 1e6;
  const chosen = `${media.length === 1 ? '1 file' : `${media.length.toLocaleString('en')} files`}, ${megabytes.toFixed(1)} MB.`;
  const ignored = others === 0 ? '' : ` ${others === 1 ? '1 other file is' : `${others} other files are`} ignored.`;
  const limit =
    media.length > MAX_FILES
      ? ` Choose at most ${MAX_FILES.toLocaleString('en')}; import more with zoetrope-server import.`
      : '';
  return chosen + ignored + limit;
}
