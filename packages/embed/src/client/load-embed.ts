// The script that the server's pages load: see start-script.ts.
import { startEmbed as start } from './start-embed.ts';

/** Called by the script in the page, with what the host page said until then. */
export function startEmbed({ said }: { readonly said: readonly MessageEvent[] }): void {
  start(document, { said });
}
