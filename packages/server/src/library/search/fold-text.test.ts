import { describe, expect, it } from 'vitest';
import { foldText } from './fold-text.ts';

describe('foldText', () => {
  it.each([
    ['Kırmızı', 'kirmizi'],
    ['İSTANBUL', 'istanbul'],
    ['Łódź', 'lodz'],
    ['Đà Nẵng', 'da nang'],
    ['Smørrebrød', 'smorrebrod'],
    ['Æther Œuvre', 'aether oeuvre'],
    ['Straße STRASSE STRAẞE', 'strasse strasse strasse'],
    ['Þór Ðag', 'thor dag'],
    ['Ħaż-Żabbar', 'haz-zabbar'],
    ['Καλημέρα ΚΌΣΜΟΣ κόσμος', 'καλημερα κοσμοσ κοσμοσ'],
    ['ἄνθρωπος ᾳ', 'ανθρωποσ α'],
    ['Ёлка й Київ', 'елка и киів'.normalize('NFD').replace(/\p{M}/gu, '')],
    ['مَرَّاكُش', 'مراكش'],
    ['مـــرحبا', 'مرحبا'],
    ['هٰذا', 'هذا'],
    ['שָׁלוֹם', 'שלום'],
    ['ﬁｘ Ⅷ', 'fix viii'],
    ['ｶﾞ か゛ ﾊﾟ', 'ガ が パ'],
    ['co\u00ADop\u200B', 'coop'],
    ['葛\u{E0100}', '葛'],
    ['don´t don’t donʼt don＇t', "don't don't don't don't"],
    ['ㅋㅋㅋ', 'ㅋㅋㅋ'],
  ])('folds the text %j to %j [C-8]', (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });

  it.each([
    ['が', 'か'],
    ['パ', 'ハ'],
    ['か゚', 'か'],
    ['का', 'कि'],
    ['का', 'क'],
    ['ड़', 'ड'],
    ['கா', 'க'],
    ['สี', 'สู'],
    ['สี', 'สี่'],
    ['ไม่', 'ไม้'],
    ['ສີ', 'ສູ'],
    ['កា', 'កិ'],
    ['မာ', 'မိ'],
    ['آ', 'ا'],
    ['가', '각'],
  ])('folds %j and %j to distinct texts [C-8]', (a, b) => {
    expect(foldText(a)).not.toBe(foldText(b));
  });

  it('folds a folded text to itself [C-8]', () => {
    const text = 'Kırmızı مَرَّاكُش שָׁלוֹם が สี่ ﬁ Ðag ἄνθρωπος';
    expect(foldText(foldText(text))).toBe(foldText(text));
  });
});
