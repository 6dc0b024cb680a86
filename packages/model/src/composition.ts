/** The part of a `KeyboardEvent` that says whether an input method handles the key. */
export interface CompositionKey {
  readonly isComposing: boolean;
  readonly keyCode: number;
}

/** The key code of every key that an input method (IME) handles (UI Events, "Fixed virtual key codes"). */
const IME_KEY_CODE = 229;

/**
 * Whether a key belongs to a composition, as the Enter that accepts a Japanese word does: a text field ignores it. Safari
 * dispatches the last one after `compositionend`, with `isComposing` false and only the key code to know it by.
 */
export function isCompositionKey({ isComposing, keyCode }: CompositionKey): boolean {
  return isComposing || keyCode === IME_KEY_CODE;
}

/**
 * Whether keyboards of this system compose every word of every language until the space after it. A search field that waits
 * for `compositionend` would find nothing there while the user types, so it does not wait.
 */
export function composesEveryWord(userAgent: string): boolean {
  return /android/i.test(userAgent);
}
