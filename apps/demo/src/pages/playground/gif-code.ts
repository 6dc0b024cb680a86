import type { Gif } from '@zoetrope/model';
import type { StateCode } from './code-block.ts';

/** A GIF without changes. */
export const UNCHANGED_GIF: readonly [code: string, change: (gif: Gif) => Gif] = ['gif', (gif) => gif];

/** Returns the code of a component that receives a GIF as a prop. */
export function gifCode(expression: string, otherProps: readonly string[] = []): StateCode {
  return {
    imports: { '@zoetrope/model': ['type Gif as GifData'] },
    parameters: '{ gif }: { readonly gif: GifData }',
    props: [`gif={${expression}}`, ...otherProps],
  };
}
