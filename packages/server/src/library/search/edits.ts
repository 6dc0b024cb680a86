/** Letters of folded words, by script. */
const ALPHABETS = [
  'abcdefghijklmnopqrstuvwxyz0123456789',
  'αβγδεζηθικλμνξοπρστυφχψω',
  'абвгдежзиклмнопрстуфхцчшщъыьэюяєіїґђјљњћџ',
  'אבגדהוזחטיכךלמםנןסעפףצץקרשת',
  'ءآأؤإئابةتثجحخدذرزسشصضطظعغفقكلمنهوىيپچژکگی',
  'աբգդեզէըթժիլխծկհձղճմյնշոչպջռսվտրցւփքօֆև',
  'აბგდევზთიკლმნოპჟრსტუფქღყშჩცძწჭხჯჰ',
].map((letters) => [...letters]);

/**
 * All texts with one edit: an insertion, a deletion, a substitution, or a transposition of neighbors. Inserts letters of
 * the alphabets of the word.
 */
export function wordsWithOneEdit(word: string): string[] {
  const letters = [...word];
  const alphabet = ALPHABETS.filter((candidate) => candidate.some((letter) => letters.includes(letter))).flat();
  const words = new Set<string>();
  const add = (start: number, end: number, inserted: string) =>
    words.add([...letters.slice(0, start), inserted, ...letters.slice(end)].join(''));
  for (let index = 0; index <= letters.length; index += 1) {
    for (const letter of alphabet) add(index, index, letter);
    if (index === letters.length) break;
    add(index, index + 1, '');
    add(index, index + 2, `${letters[index + 1] ?? ''}${letters[index]}`);
    for (const letter of alphabet) add(index, index + 1, letter);
  }
  words.delete(word);
  return [...words];
}

const VOWELS = [...'aeiouy'];

/** Words with fewer letters have too many similar words. */
const MIN_LENGTH = 6;

/** Words with more vowels have too many spellings. */
const MAX_VOWELS = 4;

/** All texts with two other vowels, as in "bycicle" and "dinasour". None for short words and those with many vowels. */
export function wordsWithTwoOtherVowels(word: string): string[] {
  const letters = [...word];
  const places = letters.flatMap((letter, index) => (VOWELS.includes(letter) ? [index] : []));
  if (letters.length < MIN_LENGTH || places.length > MAX_VOWELS) return [];
  const withVowel = (text: readonly string[], place: number) =>
    VOWELS.filter((vowel) => vowel !== text[place]).map((vowel) => text.with(place, vowel));
  return places.flatMap((first, index) =>
    places.slice(index + 1).flatMap((second) =>
      withVowel(letters, first)
        .flatMap((text) => withVowel(text, second))
        .map((text) => text.join('')),
    ),
  );
}
