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
 */
export function alwaysComposes(userAgent: string): boolean {
  return userAgent.toLowerCase().includes('android');
}

/** Scripts that input methods convert to from other characters: Han, kana, Hangul and bopomofo. */
const CONVERTED_SCRIPTS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}]/u;

/**
 * Whether a search may use the text of a composition before `compositionend`. On desktop systems and iOS it may not:
 * only input methods compose there, and their text is incomplete. Android keyboards compose every word of every
 * language until the space after it, so there the script of the composed text decides. A Latin, Cyrillic or Arabic word
 * is searched while the user types. Text in a script that input methods convert to, such as kana before it becomes
 * kanji, is incomplete.
 *
 * @example
 * isSearchableWhileComposing('cat', 'Mozilla/5.0 (Linux; Android 10; K)'); // true
 * isSearchableWhileComposing('ねこ', 'Mozilla/5.0 (Linux; Android 10; K)'); // false
 */
export function isSearchableWhileComposing(composedText: string, userAgent: string): boolean {
  return alwaysComposes(userAgent) && !CONVERTED_SCRIPTS.test(composedText);
}
