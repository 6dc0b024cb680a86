import { attachController, type EmbedController } from './attach-controller.ts';
import { elementSource } from './element-source.ts';

/** Sides of the frame until the element says its own (spec §9). Pixels. */
const SIZE = 480;
const ALLOW = 'autoplay; fullscreen; clipboard-write; web-share; picture-in-picture';
const EVENTS = ['play', 'pause', 'ended', 'error', 'favorite'] as const;

/**
 * Defines `<zoetrope-embed>`, the frame of an embed page. It takes its place from the beginning, by `width` and `height`, and
 * loads nothing until it comes near the screen. Attributes: `src`, the address of an embed page, or `gif` with
 * `provider`, the address of a service; `width`, `height`, `label`, and `pause="always"` or `clip`. It tells
 * `zoetrope-play`, `-pause`, `-ended`, `-error` and `-favorite`. Calling it again does nothing.
 */
export function loadElement(registry: CustomElementRegistry = window.customElements, name = 'zoetrope-embed'): void {
  if (registry.get(name)) return;
  registry.define(
    name,
    class extends HTMLElement {
      static readonly observedAttributes = ['src', 'gif', 'provider', 'width', 'height', 'label', 'pause', 'clip'];
      #frame: HTMLIFrameElement | undefined;
      #controller: EmbedController | undefined;

      /** Commands the player; undefined until the element is in a page and has an address. */
      get controller(): EmbedController | undefined {
        return this.#controller;
      }

      connectedCallback(): void {
        this.#show();
      }

      disconnectedCallback(): void {
        this.#controller?.destroy();
        this.#controller = undefined;
        this.#frame?.remove();
        this.#frame = undefined;
      }

      attributeChangedCallback(): void {
        if (this.isConnected) this.#show();
      }

      #show(): void {
        const side = (attribute: string) => Math.max(1, Number(this.getAttribute(attribute)) || SIZE);
        const [width, height] = [side('width'), side('height')];
        Object.assign(this.style, {
          display: 'block',
          width: `${width}px`,
          maxWidth: '100%',
          aspectRatio: `${width} / ${height}`,
        });
        const src = elementSource((attribute) => this.getAttribute(attribute), document.baseURI);
        const title = this.getAttribute('label') ?? 'GIF';
        if (this.#frame) this.#frame.title = title;
        if (src === this.#frame?.src) return;
        this.disconnectedCallback();
        if (src !== undefined) this.#load(src, title);
      }

      #load(src: string, title: string): void {
        const frame = document.createElement('iframe');
        Object.assign(frame, { src, title, allow: ALLOW, loading: 'lazy' });
        frame.referrerPolicy = 'strict-origin-when-cross-origin';
        Object.assign(frame.style, { display: 'block', width: '100%', height: '100%', border: '0' });
        this.#frame = frame;
        this.append(frame);
        // A frame that waits to come near the screen answers when it has: there is no time to keep.
        const controller = attachController(frame, { timeoutMs: NEVER_MS });
        this.#controller = controller;
        for (const event of EVENTS) {
          controller.on(event, (detail: unknown) =>
            this.dispatchEvent(new CustomEvent(`zoetrope-${event}`, { detail, bubbles: true })),
          );
        }
      }
    },
  );
}

/** The longest that a timer takes. */
const NEVER_MS = 2 ** 31 - 1;
