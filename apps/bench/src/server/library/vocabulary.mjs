import { between, createRandom, pick } from './random.mjs';

const letters = (text) => text.split(' ');

/** Syllables of real scripts. The sizes add up to 40,000 words. */
const LANGUAGES = {
  en: {
    size: 16_000,
    starts: letters('b c d f g h j k l m n p r s t v w br ch cl cr dr fl gr pl pr sh sl sp st th tr'),
    middles: letters('a e i o u ai ea ee oo ou'),
    ends: ['', '', '', ...letters('n r l s t m d ck nd st ng')],
    endings: ['', '', '', '', ...letters('er y le ion ness')],
    inflections: letters('s ed ing'),
  },
  de: {
    size: 5000,
    starts: letters('b d f g h k l m n r s t w z br fr gr kl kr sch schw st str pf'),
    middles: letters('a e i o u ä ö ü ei au ie'),
    ends: ['', '', ...letters('n r l s t m ch nd ß ng')],
    endings: ['', '', ...letters('e en er ung heit lich')],
    inflections: letters('en er es'),
  },
  es: {
    size: 5000,
    starts: letters('b c d f g j l m n p r s t v br cl cr fl gr pl tr ll ñ qu'),
    middles: letters('a e i o á é í ó ia ue'),
    ends: ['', '', '', ...letters('n r l s')],
    endings: letters('o a e ción dad ito ada or'),
    inflections: letters('s es mente'),
  },
  ru: {
    size: 3000,
    starts: letters('б в г д ж з к л м н п р с т ф х ч ш бр гр кр пр ст'),
    middles: letters('а е и о у ы я ю'),
    ends: ['', '', ...letters('н р л с т м к й')],
    endings: ['', ...letters('а о ка ость ение ник')],
    inflections: letters('ы ов ами'),
  },
  ar: {
    size: 3000,
    starts: letters('ب ت ج ح د ر س ش ص ط ع ف ق ك ل م ن ه و'),
    middles: ['', '', ...letters('ا و ي')],
    ends: letters('ب د ر س ع ف ق ل م ن'),
    endings: ['', '', '', ...letters('ة ي ات ون')],
    inflections: letters('ات ين ها'),
  },
  ja: {
    size: 5000,
    starts: letters(
      '猫 犬 花 海 山 空 雨 雪 月 星 火 水 木 金 土 人 手 目 心 声 夢 光 風 音 色 車 船 家 町 国 道 店 茶 酒 魚 鳥 虫 石 川 森',
    ),
    middles: letters(
      'か き く け こ さ し す せ そ た ち つ て と な に の は ひ ふ ま み む め も や ゆ よ ら り る れ ろ わ 東 西 南 北 大 小 新 古 高 白 黒 赤 青',
    ),
    ends: ['', '', ...letters('ん い う っ')],
    endings: ['', '', ...letters('い る た す')],
    inflections: letters('さ く て'),
  },
  zh: {
    size: 3000,
    starts: letters(
      '爱 安 白 百 北 本 比 笔 别 冰 不 才 草 茶 长 唱 车 吃 出 春 从 大 带 刀 到 得 灯 地 点 电 东 动 读 对 多 饭 飞 分 风 高 歌 给 工 狗 国 果 过',
    ),
    middles: letters(
      '好 喝 和 黑 红 后 花 画 话 欢 黄 回 火 鸡 家 见 江 叫 今 进 九 开 看 可 口 快 来 老 乐 冷 里 力 两 路 绿 马 买 卖 满 猫 毛 没 美 门 米 面 名 明',
    ),
    ends: ['', '', '', ...letters('人 子 天 生')],
    endings: ['', '', ''],
    inflections: letters('们 的 了'),
  },
};

export const TRANSLATED = ['de', 'es', 'ru', 'ar', 'ja', 'zh'];

/**
 * Makes the words of each language, most common first. Common words are short, as in real languages.
 *
 * Returns, by language, `words` and `inflections`.
 */
export function makeVocabulary(seed) {
  const random = createRandom(seed);
  return Object.fromEntries(
    Object.entries(LANGUAGES).map(([language, rules]) => [
      language,
      { words: makeWords(rules, random), inflections: rules.inflections },
    ]),
  );
}

function makeWords({ size, starts, middles, ends, endings }, random) {
  const words = new Set();
  for (let length = 1; words.size < size; ) {
    const syllables = Array.from(
      { length: between(random, Math.max(1, length - 1), length) },
      () => `${pick(random, starts)}${pick(random, middles)}${pick(random, ends)}`,
    );
    const word = `${syllables.join('')}${syllables.length > 1 ? pick(random, endings) : ''}`;
    if ([...word].length > 1) words.add(word);
    if (words.size > size / 50) length = 2;
    if (words.size > size / 4) length = 3;
  }
  return [...words];
}
