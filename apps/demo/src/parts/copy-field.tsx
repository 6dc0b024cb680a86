import { useRef } from 'react';
import { Icon } from './icon.tsx';
import { useCopy } from './use-copy.ts';
import { writeClipboard } from './write-clipboard.ts';
import './copy-field.css';

export interface CopyFieldProps {
  /** Names the text. */
  readonly label: string;
  /** Names the button. */
  readonly action: string;
  readonly text: string;
  readonly primary?: boolean;
  readonly onShared?: (() => void) | undefined;
  /** The clipboard was denied. */
  readonly onFailed?: ((cause: unknown) => void) | undefined;
}

/** A text to take away, with the button that takes it. The confirmation is seen on the button and announced politely. */
export function CopyField({ label, action, text, primary = false, onShared, onFailed }: CopyFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const [state, copy] = useCopy(
    (value) => writeClipboard(value).then(onShared),
    (cause) => {
      field.current?.select();
      onFailed?.(cause);
    },
  );
  return (
    <div className="copy-field">
      <input
        ref={field}
        readOnly
        aria-label={label}
        value={text}
        spellCheck={false}
        onFocus={(event) => event.target.select()}
      />
      <button type="button" className={primary ? 'button button-primary' : 'button'} onClick={() => copy(text)}>
        {state === 'copied' ? <Icon name="check" size={16} /> : null}
        {state === 'copied' ? 'Copied' : action}
      </button>
      <span role="status" className="unseen">
        {state === 'copied'
          ? `${label} copied`
          : state === 'refused'
            ? `${label} is selected. Press Ctrl+C to copy it.`
            : ''}
      </span>
    </div>
  );
}
