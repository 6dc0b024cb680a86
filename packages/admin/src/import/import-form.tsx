import type { Channel, Rating } from '@zoetrope/model';
import { Field } from '@zoetrope/ui';
import { type DragEvent, type FormEvent, useId, useState } from 'react';
import { ChannelOptions } from '../forms/channel-options.tsx';
import { focusOnce } from '../forms/focus-once.ts';
import { RatingOptions } from '../forms/rating-options.tsx';
import { splitTags } from '../upload/split-tags.ts';

/** What the files of a set have in common. */
export interface ImportSet {
  readonly files: readonly File[];
  readonly channel: string;
  readonly rating: Rating;
  readonly tags: readonly string[];
  readonly license: string;
  readonly author: string;
  readonly source: string;
}

/** More files are a task for `zoetrope-server import`, which resumes after an interruption. */
const MAX_FILES = 1000;

const TYPES = 'image/gif,image/webp,image/png,image/apng,image/avif,video/mp4,video/webm';

export interface ImportFormProps {
  readonly channels: readonly Channel[];
  readonly canModerate: boolean;
  /** Focuses the heading on mount, after another import. */
  readonly hasInitialFocus: boolean;
  readonly onImport: (set: ImportSet) => void;
}

/** Chooses files or a folder, and asks once for what they have in common. */
export function ImportForm({ channels, canModerate, hasInitialFocus, onImport }: ImportFormProps) {
  const id = useId();
  const [files, setFiles] = useState<readonly File[]>([]);
  const [channel, setChannel] = useState('');
  const [rating, setRating] = useState<Rating>('g');
  const [tags, setTags] = useState('');
  const [license, setLicense] = useState('');
  const [author, setAuthor] = useState('');
  const [source, setSource] = useState('');
  const into = channel || channels[0]?.id;
  const media = files.filter(isMedia);
  const others = files.length - media.length;
  const isReady = media.length > 0 && media.length <= MAX_FILES && into !== undefined && license.trim() !== '';

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
    const texts = { license: license.trim(), author: author.trim(), source: source.trim() };
    onImport({ files: media, channel: into, rating, tags: splitTags(tags), ...texts });
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
            accept={TYPES}
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
      <Field
        label="License"
        name="license"
        hint="Of all these files, for example CC0-1.0. You must have the right to publish them."
      >
        {(field) => (
          <input
            {...field}
            required
            maxLength={200}
            value={license}
            onChange={(event) => setLicense(event.target.value)}
          />
        )}
      </Field>
      <div className="field-pairs">
        <Field label="Author" name="author">
          {(field) => (
            <input {...field} maxLength={200} value={author} onChange={(event) => setAuthor(event.target.value)} />
          )}
        </Field>
        <Field label="Source" name="source">
          {(field) => (
            <input {...field} maxLength={2048} value={source} onChange={(event) => setSource(event.target.value)} />
          )}
        </Field>
        <Field label="Channel" name="channel">
          {(field) => (
            <select {...field} value={into ?? ''} onChange={(event) => setChannel(event.target.value)}>
              <ChannelOptions channels={channels} />
            </select>
          )}
        </Field>
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
