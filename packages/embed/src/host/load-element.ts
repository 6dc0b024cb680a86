import { attachController, type EmbedController } from './attach-controller.ts';
import { elementSource } from './element-source.ts';

/** Default width and height of the element, in px (spec §9). */
const DEFAULT_SIZE = 480;
const ALLOW = 'autoplay; fullscreen; clipboard-write; web-share; picture-in-picture';
const EVENTS = ['play', 'pause', 'ended', 'error', 'favorite'] as const;
/** The longest delay of a timer. */
const MAX_TIMEOUT_MS = 2 ** 31 - 1;

/**
 * Defines `<zoetrope-embed>`, an iframe with an embed page. The element reserves its space, by `width` and `height`
 * (default: 480), and loads when it approaches the viewport. Attributes: `src`, the URL of an embed page, or `gif` with
 * `provider`, the URL of a server; `width`, `height`, `label`, `pause="always"` and `clip`. Events: `zoetrope-play`,
 * `zoetrope-pause`, `zoetrope-ended`, `zoetrope-error` and `zoetrope-favorite`. Does nothing if `name` is already
 * defined.
 *
 * @example
 * loadElement();
 * document.body.innerHTML = '<zoetrope-embed gif="rain" provider="https://gifs.example" label="Rain"></zoetrope-embed>';
 */
export function loadElement(registry: CustomElementRegistry = window.customElements, name = 'zoetrope-embed'): void {
  if (registry.get(name)) return;
  registry.define(
    name,
    class extends HTMLElement {
      static readonly observedAttributes = ['src', 'gif', 'provider', 'width', 'height', 'label', 'pause', 'clip'];
      #frame: HTMLIFrameElement | undefined;
      #controller: EmbedController | undefined;

      /** Controls the player. Undefined until the element is connected and has a source. */
      get controller(): EmbedController | undefined {
        return this.#controller;
      }

      connectedCallback(): void {
        this.#update();
      }

      disconnectedCallback(): void {
        this.#unload();
      }

      attributeChangedCallback(): void {
        if (this.isConnected) this.#update();
      }

      #update(): void {
        const width = this.#size('width');
        const height = this.#size('height');
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
        this.#unload();
        if (src !== undefined) this.#load(src, title);
      }

      #size(attribute: 'width' | 'height'): number {
        return Math.max(1, Number(this.getAttribute(attribute)) || DEFAULT_SIZE);
      }

      #load(src: string, title: string): void {
        const frame = document.createElement('iframe');
        Object.assign(frame, { src, title, allow: ALLOW, loading: 'lazy' });
        frame.referrerPolicy = 'strict-origin-when-cross-origin';
        Object.assign(frame.style, { display: 'block', width: '100%', height: '100%', border: '0' });
        this.#frame = frame;
        this.append(frame);
        // A lazy frame responds once it is near the viewport, so there is no timeout.
        const controller = attachController(frame, { timeoutMs: MAX_TIMEOUT_MS });
        this.#controller = controller;
        for (const event of EVENTS) {
          controller.on(event, (detail: unknown) =>
            this.dispatchEvent(new CustomEvent(`zoetrope-${event}`, { detail, bubbles: true })),
          );
        }
      }

      #unload(): void {
        this.#controller?.destroy();
        this.#controller = undefined;
        this.#frame?.remove();
        this.#frame = undefined;
      }
    },
  );
}
