import { useRef } from 'react';
import { useCopy } from '../../parts/use-copy.ts';
import { writeClipboard } from '../../parts/write-clipboard.ts';

/** Announced after a copy. */
const COPY_STATUS = {
  ready: '',
  copied: 'Code copied',
  failed: 'The code is selected. Press Ctrl+C to copy it.',
} as const;

/** The code, with a copy button. If the clipboard is denied, the code is selected. */
export function CodeBlock({ code }: { readonly code: string }) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [state, copy] = useCopy(writeClipboard, () => field.current?.select());
  return (
    <section className="configurator-code" aria-labelledby="configurator-code">
      <h2 id="configurator-code">Code</h2>
      <textarea
        ref={field}
        readOnly
        aria-labelledby="configurator-code"
        rows={Math.min(16, code.split('\n').length + 1)}
        spellCheck={false}
        value={code}
        onFocus={(event) => event.target.select()}
      />
      <button type="button" className="button button-primary" onClick={() => copy(code)}>
        {state === 'copied' ? 'Copied' : 'Copy code'}
      </button>
      <span role="status" className="visually-hidden">
        {COPY_STATUS[state]}
      </span>
    </section>
  );
}
