import { useRef } from 'react';
import { useCopy } from '../../parts/use-copy.ts';
import { writeClipboard } from '../../parts/write-clipboard.ts';

/** Announced after a copy. */
const COPY_STATUS = {
  ready: '',
  copied: 'Code copied',
  failed: 'The code is selected. Press Ctrl+C to copy it.',
} as const;

/** The code of the example, with a copy button. If the clipboard is denied, the code is selected. */
export function CodeToCopy({ code }: { readonly code: string }) {
  const block = useRef<HTMLPreElement>(null);
  const [state, copy] = useCopy(writeClipboard, () => {
    const { current } = block;
    if (current) current.ownerDocument.getSelection()?.selectAllChildren(current);
  });
  return (
    <div className="playground-code">
      <div>
        <h2 id="playground-code">Code</h2>
        <button type="button" className="button" onClick={() => copy(code)}>
          {state === 'copied' ? 'Copied' : 'Copy code'}
        </button>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a section may not be the element that keeps line breaks */}
      <pre
        ref={block}
        role="region"
        aria-labelledby="playground-code"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, which a keyboard can do only there
        tabIndex={0}
      >
        <code>{code}</code>
      </pre>
      <span role="status" className="visually-hidden">
        {COPY_STATUS[state]}
      </span>
    </div>
  );
}
