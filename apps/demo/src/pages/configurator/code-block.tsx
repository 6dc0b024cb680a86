import { useRef } from 'react';
import { useCopy } from '../../parts/use-copy.ts';
import { writeClipboard } from '../../parts/write-clipboard.ts';

/** The code to copy; where the clipboard is not allowed it stays selected. */
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
      <span role="status" className="unseen">
        {state === 'copied'
          ? 'Code copied'
          : state === 'refused'
            ? 'The code is selected. Press Ctrl+C to copy it.'
            : ''}
      </span>
    </section>
  );
}
