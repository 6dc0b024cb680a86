import type { Gif } from '@zoetrope/model';
import type { StateCode } from './code-block.ts';

/** A GIF as it comes. */
export const GIVEN_GIF: readonly [code: string, change: (gif: Gif) => Gif] = ['gif', (gif) => gif];

/** The code of a component that shows one GIF, which the code around it has. */
export function givenGif(changed: string, more: readonly string[] = []): StateCode {
  return {
    imports: { '@zoetrope/model': ['type Gif as GifData'] },
    takes: '{ gif }: { readonly gif: GifData }',
    props: [`gif={${changed}}`, ...more],
  };
}
