import type { UploadArgs } from '@zoetrope/management-api';
import type { Account } from '@zoetrope/model/management';
import { Field } from '@zoetrope/ui';
import { type FormEvent, useState } from 'react';
import type { Management } from '../account/create-management.ts';
import { loadTree } from '../channels/load-tree.ts';
import { ownChannels } from '../channels/own-channels.ts';
import { ChannelField, defaultChannel } from '../forms/channel-field.tsx';
import { FormError } from '../forms/form-error.tsx';
import { useLoadWithPrevious } from '../forms/use-load-with-previous.ts';
import { describeUpload, type UploadStage } from './describe-upload.ts';
import { FileField } from './file-field.tsx';
import { NO_ORIGIN, type Origin, OriginFields, trimOrigin } from './origin-fields.tsx';
import { ProgressBar } from './progress-bar.tsx';
import { splitTags } from './split-tags.ts';

export type UploadDraft = UploadArgs;

const FIELDS = ['file', 'title', 'alt_text', 'tags', 'license', 'author', 'source', 'channel'];

export interface UploadFormProps {
  readonly management: Management;
  readonly user: Account;
  readonly busy: boolean;
  /** Set while an upload is pending. */
  readonly stage: UploadStage | undefined;
  readonly error: unknown;
  readonly onUpload: (draft: UploadDraft) => void;
  readonly onCancel: () => void;
}

export function UploadForm({ management, user, busy, stage, error, onUpload, onCancel }: UploadFormProps) {
  const [file, setFile] = useState<File>();
  const [title, setTitle] = useState('');
  const [altText, setAltText] = useState('');
  const [tags, setTags] = useState('');
  const [origin, setOrigin] = useState<Origin>(NO_ORIGIN);
  const [channel, setChannel] = useState('');
  const tree = useLoadWithPrevious('upload-channels', ({ signal }) => loadTree(management.client, signal));
  const channels = ownChannels(tree.value ?? [], user);
  const into = channel || defaultChannel(channels, user);

  const description = stage && describeUpload(stage);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!file || !into || busy) return;
    const alt_text = altText.trim() || undefined;
    onUpload({ file, channel: into, title: title.trim(), tags: splitTags(tags), alt_text, ...trimOrigin(origin) });
  }

  return (
    <form className="card stack" onSubmit={submit}>
      <h2 className="section-title">Upload a GIF</h2>
      <FileField file={file} error={error} onChoose={setFile} />
      <Field label="Title" name="title" error={error}>
        {(field) => (
          <input {...field} required maxLength={100} value={title} onChange={(event) => setTitle(event.target.value)} />
        )}
      </Field>
      <Field label="Description" name="alt_text" hint="Alternative text for screen readers." error={error}>
        {(field) => (
          <textarea
            {...field}
            rows={2}
            maxLength={500}
            value={altText}
            onChange={(event) => setAltText(event.target.value)}
          />
        )}
      </Field>
      <Field label="Tags" name="tags" hint="Comma-separated search terms." error={error}>
        {(field) => <input {...field} value={tags} onChange={(event) => setTags(event.target.value)} />}
      </Field>
      <OriginFields
        value={origin}
        licenseHint="For example CC0-1.0. You must have the right to publish the file."
        isLicenseRequired={false}
        error={error}
        onChange={setOrigin}
      />
      <ChannelField channels={channels} value={into} error={error} onChange={setChannel} />
      <FormError error={tree.error ?? error} fields={FIELDS} />
      {description ? (
        <div className="stack">
          <ProgressBar label="Upload" value={description.fraction} />
          <p role="status" className="soft">
            {description.text}
          </p>
        </div>
      ) : null}
      <div className="actions">
        <button type="submit" className="button button-primary" aria-disabled={!file || busy}>
          {busy ? 'Uploading…' : 'Upload'}
        </button>
        {busy ? (
          <button type="button" className="button" onClick={onCancel}>
            Cancel
          </button>
        ) : null}
      </div>
    </form>
  );
}
