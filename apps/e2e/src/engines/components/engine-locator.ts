/** Runs in the frame of the tests. Locates elements there, so that an engine only needs a point of the window. */
import {
  getByAltTextSelector,
  getByLabelSelector,
  getByPlaceholderSelector,
  getByRoleSelector,
  getByTestIdSelector,
  getByTextSelector,
  getByTitleSelector,
  Locator,
  selectorEngine,
} from '@vitest/browser/locators';
import { page } from 'vitest/browser';

interface PointOptions {
  /** CSS px from the corner of the element. @default its center */
  readonly position?: { readonly x: number; readonly y: number } | undefined;
}

class EngineLocator extends Locator {
  readonly selector: string;

  constructor(selector: string, container?: Element) {
    super();
    this.selector = selector;
    this._container = container;
  }

  override async click(options: PointOptions = {}): Promise<void> {
    await this.triggerCommand('__engine_click', ...(await this.#pointOf(options)));
  }

  override async hover(options: PointOptions = {}): Promise<void> {
    await this.triggerCommand('__engine_hover', ...(await this.#pointOf(options)));
  }

  protected override locator(selector: string): EngineLocator {
    return new EngineLocator(`${this.selector} >> ${selector}`, this._container);
  }

  protected override elementLocator(element: Element): EngineLocator {
    return new EngineLocator(selectorEngine.generateSelectorSimple(element), element);
  }

  async #pointOf({ position }: PointOptions): Promise<readonly [number, number]> {
    const element = await this.findElement();
    element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const box = element.getBoundingClientRect();
    const frame = window.frameElement?.getBoundingClientRect();
    const x = box.x + (position?.x ?? box.width / 2);
    const y = box.y + (position?.y ?? box.height / 2);
    return [(frame?.x ?? 0) + x, (frame?.y ?? 0) + y];
  }
}

const testId = 'data-testid';

page.extend({
  getByLabelText: (text: string | RegExp, options?: object) => new EngineLocator(getByLabelSelector(text, options)),
  getByRole: (role: string, options?: object) => new EngineLocator(getByRoleSelector(role, options)),
  getByTestId: (id: string | RegExp) => new EngineLocator(getByTestIdSelector(testId, id)),
  getByAltText: (text: string | RegExp, options?: object) => new EngineLocator(getByAltTextSelector(text, options)),
  getByPlaceholder: (text: string | RegExp, options?: object) =>
    new EngineLocator(getByPlaceholderSelector(text, options)),
  getByText: (text: string | RegExp, options?: object) => new EngineLocator(getByTextSelector(text, options)),
  getByTitle: (text: string | RegExp, options?: object) => new EngineLocator(getByTitleSelector(text, options)),
  elementLocator: (element: Element) => new EngineLocator(selectorEngine.generateSelectorSimple(element), element),
});
