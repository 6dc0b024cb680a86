/** The properties of a `KeyboardEvent` that belong to text composition. */
export interface CompositionKey {
  readonly isComposing: boolean;
  readonly keyCode: number;
}

/** The key code of every key that an input method editor (IME) handles (UI Events, "Fixed virtual key codes"). */
const IME_KEY_CODE = 229;

/**
 * Whether a key press belongs to text composition, like the Enter that accepts a Japanese word; text fields ignore it.
 * Safari dispatches the last one after `compositionend`, with `isComposing` false and only this key code.
 *
 * @example
 * input.addEventListener('keydown', (event) => {
 *   if (event.key === 'Enter' && !isCompositionKey(event)) submit();
 * });
 */
export function isCompositionKey({ isComposing, keyCode }: CompositionKey): boolean {
  return isComposing || keyCode === IME_KEY_CODE;
}

/**
 * Whether the keyboards of a platform compose every word, in every language, until a space is typed, as on Android. A
 * search field that waited for `compositionend` would find nothing while the user types.
 *
 * @example
 * const waitsForComposition = !alwaysComposes(navigator.userAgent);
 */
export function alwaysComposes(userAgent: string): boolean {
  return userAgent.toLowerCase().includes('android');
}
