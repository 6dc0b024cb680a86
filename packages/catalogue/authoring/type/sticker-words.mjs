import { lettering, rainbow } from '../lib/lettering.mjs';

/** The words of the text stickers in the other languages of the stickers: title, then tags. */
const words = {
  thanks: {
    de: ['Danke!', 'danke', 'vielen dank'],
    fr: ['Merci !', 'merci', 'remerciement'],
    es: ['¡Gracias!', 'gracias', 'muchas gracias'],
    pt: ['Obrigado!', 'obrigado', 'obrigada'],
    it: ['Grazie!', 'grazie', 'grazie mille'],
    ja: ['ありがとう', 'ありがとう', '感謝'],
    zh: ['谢谢', '谢谢', '感谢'],
    ko: ['고마워', '고마워', '감사'],
    ru: ['Спасибо!', 'спасибо', 'благодарю'],
  },
  omg: {
    de: ['Oh mein Gott', 'omg', 'überrascht'],
    fr: ['Oh mon Dieu', 'omg', 'surprise'],
    es: ['Madre mía', 'omg', 'sorpresa'],
    pt: ['Meu Deus', 'omg', 'surpresa'],
    it: ['Oddio', 'omg', 'sorpresa'],
    ja: ['なんてこった', 'びっくり', '驚き'],
    zh: ['天哪', '天哪', '惊讶'],
    ko: ['세상에', '대박', '놀람'],
    ru: ['Боже мой', 'омг', 'удивление'],
  },
  okay: {
    de: ['Okay', 'okay', 'alles klar'],
    fr: ["D'accord", 'ok', "d'accord"],
    es: ['Vale', 'vale', 'de acuerdo'],
    pt: ['Tudo bem', 'ok', 'tudo bem'],
    it: ['Va bene', 'ok', 'va bene'],
    ja: ['オッケー', 'オッケー', '了解'],
    zh: ['好的', '好的', '行'],
    ko: ['오케이', '오케이', '좋아'],
    ru: ['Окей', 'окей', 'хорошо'],
  },
  lol: {
    de: ['Haha', 'lol', 'lachen'],
    fr: ['Mort de rire', 'mdr', 'rire'],
    es: ['Jajaja', 'jajaja', 'risa'],
    pt: ['Kkkk', 'kkk', 'risada'],
    it: ['Ahahah', 'lol', 'risata'],
    ja: ['笑', '笑', '爆笑'],
    zh: ['哈哈', '哈哈', '大笑'],
    ko: ['ㅋㅋㅋ', 'ㅋㅋㅋ', '웃음'],
    ru: ['Ха-ха', 'лол', 'смех'],
  },
  yes: {
    de: ['Ja!', 'ja', 'klar'],
    fr: ['Oui !', 'oui', 'ouais'],
    es: ['¡Sí!', 'sí', 'claro'],
    pt: ['Sim!', 'sim', 'claro'],
    it: ['Sì!', 'sì', 'certo'],
    ja: ['はい', 'はい', 'イエス'],
    zh: ['是的', '是的', '对'],
    ko: ['네!', '네', '좋아요'],
    ru: ['Да!', 'да', 'конечно'],
  },
  noWay: {
    de: ['Niemals', 'niemals', 'auf keinen fall'],
    fr: ['Pas question', 'non', 'impossible'],
    es: ['Ni hablar', 'no', 'imposible'],
    pt: ['De jeito nenhum', 'não', 'jamais'],
    it: ['Assolutamente no', 'no', 'impossibile'],
    ja: ['まさか', 'まさか', 'ありえない'],
    zh: ['不可能', '不可能', '没门'],
    ko: ['말도 안 돼', '말도 안 돼', '절대'],
    ru: ['Ни за что', 'нет', 'никогда'],
  },
  hello: {
    de: ['Hallo', 'hallo', 'hi'],
    fr: ['Bonjour', 'bonjour', 'salut'],
    es: ['Hola', 'hola', 'buenas'],
    pt: ['Olá', 'olá', 'oi'],
    it: ['Ciao', 'ciao', 'salve'],
    ja: ['こんにちは', 'こんにちは', 'やあ'],
    zh: ['你好', '你好', '嗨'],
    ko: ['안녕', '안녕', '안녕하세요'],
    ru: ['Привет', 'привет', 'здравствуйте'],
  },
  bye: {
    de: ['Tschüss', 'tschüss', 'auf wiedersehen'],
    fr: ['Au revoir', 'au revoir', 'salut'],
    es: ['Adiós', 'adiós', 'chao'],
    pt: ['Tchau', 'tchau', 'adeus'],
    it: ['Arrivederci', 'ciao', 'arrivederci'],
    ja: ['バイバイ', 'バイバイ', 'さようなら'],
    zh: ['再见', '再见', '拜拜'],
    ko: ['잘 가', '잘 가', '안녕'],
    ru: ['Пока', 'пока', 'до свидания'],
  },
  sorry: {
    de: ['Entschuldigung', 'entschuldigung', 'tut mir leid'],
    fr: ['Désolé', 'désolé', 'pardon'],
    es: ['Lo siento', 'lo siento', 'perdón'],
    pt: ['Desculpa', 'desculpa', 'perdão'],
    it: ['Scusa', 'scusa', 'mi dispiace'],
    ja: ['ごめんね', 'ごめん', '謝罪'],
    zh: ['对不起', '对不起', '抱歉'],
    ko: ['미안해', '미안', '죄송'],
    ru: ['Прости', 'прости', 'извини'],
  },
  nice: {
    de: ['Super', 'super', 'toll'],
    fr: ['Super', 'super', 'chouette'],
    es: ['Genial', 'genial', 'qué bien'],
    pt: ['Legal', 'legal', 'ótimo'],
    it: ['Bello', 'bello', 'ottimo'],
    ja: ['いいね', 'いいね', '素敵'],
    zh: ['真棒', '真棒', '不错'],
    ko: ['좋아요', '멋져', '최고'],
    ru: ['Здорово', 'здорово', 'класс'],
  },
  oops: {
    de: ['Hoppla', 'hoppla', 'ups'],
    fr: ['Oups', 'oups', 'erreur'],
    es: ['Uy', 'uy', 'ups'],
    pt: ['Opa', 'opa', 'ops'],
    it: ['Ops', 'ops', 'errore'],
    ja: ['おっと', 'おっと', 'しまった'],
    zh: ['哎呀', '哎呀', '糟糕'],
    ko: ['이런', '이런', '앗'],
    ru: ['Ой', 'ой', 'упс'],
  },
  missYou: {
    de: ['Du fehlst mir', 'vermisse dich', 'sehnsucht'],
    fr: ['Tu me manques', 'tu me manques', 'triste'],
    es: ['Te extraño', 'te extraño', 'te echo de menos'],
    pt: ['Saudades', 'saudades', 'sinto sua falta'],
    it: ['Mi manchi', 'mi manchi', 'nostalgia'],
    ja: ['会いたい', '会いたい', '寂しい'],
    zh: ['想你', '想你', '思念'],
    ko: ['보고 싶어', '보고 싶어', '그리움'],
    ru: ['Скучаю', 'скучаю', 'тоска'],
  },
  friday: {
    de: ['Schönen Freitag', 'freitag', 'wochenende'],
    fr: ['Bon vendredi', 'vendredi', 'week-end'],
    es: ['Feliz viernes', 'viernes', 'fin de semana'],
    pt: ['Feliz sexta', 'sexta-feira', 'fim de semana'],
    it: ['Buon venerdì', 'venerdì', 'fine settimana'],
    ja: ['ハッピーフライデー', '金曜日', '週末'],
    zh: ['周五快乐', '周五', '周末'],
    ko: ['행복한 금요일', '금요일', '주말'],
    ru: ['С пятницей', 'пятница', 'выходные'],
  },
  eat: {
    de: ['Essen wir!', 'essen', 'hunger'],
    fr: ['À table !', 'manger', 'faim'],
    es: ['¡A comer!', 'comer', 'hambre'],
    pt: ['Vamos comer!', 'comer', 'fome'],
    it: ['Mangiamo!', 'mangiare', 'fame'],
    ja: ['食べよう', '食べる', 'お腹すいた'],
    zh: ['开饭啦', '吃饭', '饿'],
    ko: ['먹자!', '먹다', '배고파'],
    ru: ['Давайте есть!', 'еда', 'голод'],
  },
};

const translations = (word) =>
  Object.fromEntries(Object.entries(words[word]).map(([language, [title, ...tags]]) => [language, { title, tags }]));

const WIDTH = 320;
const HEIGHT = 160;

/** A word cut out with a white border, on nothing. */
const wordSticker = (id, word, text, motion, { fill, stroke, alt, tags, font = 'Lilita', ...rest }) => ({
  id: `words-${id}`,
  kind: 'sticker',
  channel: 'bigwords',
  title: text,
  alt,
  tags: [...tags, 'text', 'words', 'sticker', 'typography'],
  i18n: translations(word),
  ...rest,
  width: WIDTH,
  height: HEIGHT,
  frames: 24,
  delay: 80,
  quality: 55,
  canvas: () => (c, t) => {
    const place = { x: WIDTH / 2, y: HEIGHT * 0.55, size: 92, width: WIDTH * 0.82, motion, t, font };
    lettering(c, text, { ...place, fill: '#fff', stroke: '#fff', strokeWidth: 0.42 });
    lettering(c, text, { ...place, fill: typeof fill === 'function' ? fill(t) : fill, stroke, strokeWidth: 0.16 });
  },
});

/** What a service that animates any text would answer: no sticker, but text made for one search. */
const DYNAMIC = { kind: 'text', flags: { is_dynamic: true } };

/** Every letter the next colour of a palette. */
const inTurn =
  (...colors) =>
  () =>
  (index) =>
    colors[index % colors.length];

export const wordStickers = [
  wordSticker('thanks', 'thanks', 'Thanks!', 'bounce', {
    fill: (t) => rainbow(t),
    stroke: '#2b1a3a',
    alt: 'The word Thanks! bounces in rainbow colours',
    tags: ['thanks', 'thank you', 'grateful', 'appreciate', 'rainbow'],
  }),
  wordSticker('omg', 'omg', 'OMG', 'shake', {
    fill: '#ff3d7f',
    stroke: '#4a0d2b',
    font: 'Bungee',
    alt: 'The letters OMG shake in hot pink',
    tags: ['omg', 'oh my god', 'wow', 'shock', 'surprise'],
  }),
  wordSticker('okay', 'okay', 'Okay', 'wave', {
    fill: '#2ec4b6',
    stroke: '#0b3b3a',
    alt: 'The word Okay waves in turquoise',
    tags: ['ok', 'okay', 'fine', 'yes', 'alright'],
  }),
  wordSticker('lol', 'lol', 'LOL', 'wiggle', {
    fill: inTurn('#ffca3a', '#ff924c', '#ffca3a'),
    stroke: '#5b2d0e',
    font: 'Bungee',
    alt: 'The letters LOL wiggle in yellow and orange',
    tags: ['lol', 'laugh', 'funny', 'haha', 'laughing'],
  }),
  wordSticker('yes', 'yes', 'Yes!', 'bounce', {
    fill: '#7ae582',
    stroke: '#0f5132',
    alt: 'The word Yes! jumps in bright green',
    tags: ['yes', 'yeah', 'agree', 'ok', 'sure'],
  }),
  wordSticker('no-way', 'noWay', 'No way', 'wiggle', {
    fill: '#ff595e',
    stroke: '#5a0b14',
    alt: 'The words No way wiggle in red',
    tags: ['no way', 'no', 'nope', 'never', 'impossible'],
  }),
  wordSticker('hello', 'hello', 'Hello', 'wave', {
    fill: inTurn('#ff595e', '#ffca3a', '#8ac926', '#1982c4', '#b07cff'),
    stroke: '#24123a',
    alt: 'The word Hello waves, each letter in another colour',
    tags: ['hello', 'hi', 'hey', 'greeting', 'welcome'],
  }),
  wordSticker('bye', 'bye', 'Bye!', 'wave', {
    fill: '#4cc9f0',
    stroke: '#0a2a52',
    alt: 'The word Bye! waves in sky blue',
    tags: ['bye', 'goodbye', 'see you', 'later', 'leaving'],
  }),
  wordSticker('sorry', 'sorry', 'Sorry', 'jelly', {
    fill: '#a9bcd0',
    stroke: '#26364a',
    alt: 'The word Sorry wobbles in grey blue',
    tags: ['sorry', 'apology', 'my bad', 'forgive me', 'oops'],
  }),
  wordSticker('nice', 'nice', 'Nice', 'jelly', {
    fill: inTurn('#ff8fab', '#ffc2d1'),
    stroke: '#6d1337',
    alt: 'The word Nice wobbles in two pinks',
    tags: ['nice', 'cool', 'great', 'good job', 'like'],
  }),
  wordSticker('oops', 'oops', 'Oops', 'bounce', {
    fill: inTurn('#ff924c', '#ffca3a'),
    stroke: '#5b2d0e',
    alt: 'The word Oops hops in orange and yellow',
    tags: ['oops', 'mistake', 'my bad', 'awkward', 'sorry'],
  }),
  wordSticker('miss-you', 'missYou', 'Miss you', 'wave', {
    fill: '#c77dff',
    stroke: '#35105c',
    alt: 'The words Miss you wave in lilac',
    tags: ['miss you', 'i miss you', 'love', 'lonely', 'sad'],
  }),
  wordSticker('text-happy-friday', 'friday', 'Happy Friday', 'wave', {
    ...DYNAMIC,
    fill: (t) => rainbow(t),
    stroke: '#2b1a3a',
    alt: 'The words Happy Friday wave in rainbow colours',
    tags: ['happy friday', 'friday', 'weekend', 'tgif', 'finally'],
  }),
  wordSticker('text-lets-eat', 'eat', 'Let’s eat!', 'bounce', {
    ...DYNAMIC,
    fill: '#ff924c',
    stroke: '#4a1d0b',
    alt: 'The words Let’s eat! bounce in orange',
    tags: ['let’s eat', 'food', 'hungry', 'dinner', 'lunch'],
  }),
];
