import { Field } from '@zoetrope/ui';

/** Where files come from. Each may be empty. */
export interface Origin {
  readonly license: string;
  readonly author: string;
  readonly source: string;
}

export const NO_ORIGIN: Origin = { license: '', author: '', source: '' };

/** Returns the texts without the spaces around them. */
export function trimOrigin({ license, author, source }: Origin): Origin {
  return { license: license.trim(), author: author.trim(), source: source.trim() };
}

export interface OriginFieldsProps {
  readonly value: Origin;
  readonly licenseHint: string;
  readonly isLicenseRequired: boolean;
  readonly error?: unknown;
  readonly onChange: (value: Origin) => void;
}

/** The fields for the license, the author and the source of files. */
export function OriginFields({ value, licenseHint, isLicenseRequired, error, onChange }: OriginFieldsProps) {
  return (
    <>
      <Field label="License" name="license" hint={licenseHint} error={error}>
        {(field) => (
          <input
            {...field}
            required={isLicenseRequired}
            maxLength={200}
            value={value.license}
            onChange={(event) => onChange({ ...value, license: event.target.value })}
          />
        )}
      </Field>
      <div className="field-pairs">
        <Field label="Author" name="author" error={error}>
          {(field) => (
            <input
              {...field}
              maxLength={200}
              value={value.author}
              onChange={(event) => onChange({ ...value, author: event.target.value })}
            />
          )}
        </Field>
        <Field label="Source" name="source" error={error}>
          {(field) => (
            <input
              {...field}
              maxLength={2048}
              value={value.source}
              onChange={(event) => onChange({ ...value, source: event.target.value })}
            />
          )}
        </Field>
      </div>
    </>
  );
}
