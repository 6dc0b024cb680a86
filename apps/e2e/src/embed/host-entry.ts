// Exposes the package to the tests as a global of the host page.
import { attachController, type EmbedControllerOptions } from '@zoetrope/embed/controller';
import { loadElement } from '@zoetrope/embed/element';

function attach(options?: EmbedControllerOptions) {
  const frame = document.querySelector<HTMLIFrameElement>('#embed');
  if (!frame) throw new Error('The host page has no frame.');
  return attachController(frame, options);
}

Object.assign(window, { embed: { attach, loadElement } });
