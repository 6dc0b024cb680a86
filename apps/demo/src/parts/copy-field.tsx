import { Icon } from '@zoetrope/ui';
import { useRef } from 'react';
import { useCopy } from './use-copy.ts';
import { writeClipboard } from './write-clipboard.ts';
import './copy-field.css';

export interface CopyFieldProps {
  /** Name of the text. */
  readonly label: string;
  /** Text of the button. */
  readonly action: string;
  readonly text: string;
  readonly primary?: boolean;
  readonly onShared?: (() => void) | undefined;
  /** Called if the clipboard is denied. */
  readonly onFailed?: ((cause: unknown) => void) | undefined;
}

/** A text with a copy button. The result is shown on the button and announced politely. */
export function CopyField({ label, action, text, primary = false, onShared, onFailed }: CopyFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const [state, copy] = useCopy(
    (value) => writeClipboard(value).then(onShared),
    (cause) => {
      field.current?.select();
      onFailed?.(cause);
    },
  );
  const status = { ready: '', copied: `${label} copied`, failed: `${label} is selected. Press Ctrl+C to copy it.` };
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
      <span role="status" className="visually-hidden">
        {status[state]}
      </span>
    </div>
  );
}
