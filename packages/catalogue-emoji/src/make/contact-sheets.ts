/**
 * Draws what a running server finds for the common searches, for readers who judge from the pictures alone: a heading for
 * each term, and below it the first frames of the GIFs and of the stickers, numbered.
 *
 *   node src/make/contact-sheets.ts FOLDER [--server http://127.0.0.1:8787] [--term 'thank you']…
 *   node src/make/contact-sheets.ts FOLDER --votes first.json --votes second.json
 *
 * The first form writes `sheet-01.png` … and `sheets.json`, which tells what each number shows. A reader writes a
 * JSON file of the accepted numbers: `{ "thank you": [1, 2, 5] }`. The second form writes `data/judgements.json` from
 * the files of two readers: terms of earlier rounds stay unless they are judged again.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp, { type OverlayOptions } from 'sharp';
import { SEARCHES } from './searches.ts';

const TERMS_ON_A_SHEET = 6;
/** Of each kind. */
const RESULTS = 8;
/** Pictures that both readers must accept. */
const NEEDED = 5;
const TILE = 132;
const LABEL = 18;
const HEADING = 34;
const KINDS = ['gifs', 'stickers'] as const;
type Kind = (typeof KINDS)[number];

interface Shown {
  readonly number: number;
  readonly kind: Kind;
  readonly id: string;
}
type Sheets = { readonly [term: string]: readonly Shown[] };
type Votes = { readonly [term: string]: readonly number[] };

/** Of a term: how many pictures of each kind were shown, and how many of them both readers accepted. */
type Judgement = { readonly [kind in Kind]: { readonly shown: number; readonly accepted: number } };

const { values, positionals } = parseArgs({
  options: {
    server: { type: 'string', default: 'http://127.0.0.1:8787' },
    term: { type: 'string', multiple: true, default: [] },
    votes: { type: 'string', multiple: true, default: [] },
  },
  allowPositionals: true,
});
const [folder] = positionals;
if (folder === undefined) throw new Error('Name the folder of the sheets.');
await (values.votes.length === 0 ? drawSheets(folder) : countVotes(folder, values.votes));

async function drawSheets(target: string): Promise<void> {
  await mkdir(target, { recursive: true });
  const terms = values.term.length === 0 ? SEARCHES.map(({ term }) => term) : values.term;
  const sheets: { [term: string]: readonly Shown[] } = {};
  for (let first = 0; first < terms.length; first += TERMS_ON_A_SHEET) {
    const tiles: OverlayOptions[] = [];
    const texts: string[] = [];
    let top = 0;
    for (const term of terms.slice(first, first + TERMS_ON_A_SHEET)) {
      texts.push(text(term, { x: 8, y: top + 26, size: 22 }));
      top += HEADING;
      const shown: Shown[] = [];
      for (const kind of KINDS) {
        const results = await search(kind, term);
        for (const [index, { id, still }] of results.entries()) {
          const number = shown.length + 1;
          const left = index * TILE;
          tiles.push({ input: await drawTile(still), left: left + 4, top: top + LABEL });
          texts.push(text(String(number), { x: left + 6, y: top + 14, size: 14 }));
          shown.push({ number, kind, id });
        }
        top += LABEL + TILE;
      }
      sheets[term] = shown;
    }
    const [width, height] = [RESULTS * TILE, top];
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${texts.join('')}</svg>`;
    const name = `sheet-${String(first / TERMS_ON_A_SHEET + 1).padStart(2, '0')}.png`;
    await sharp({ create: { width, height, channels: 3, background: '#ffffff' } })
      .composite([...tiles, { input: Buffer.from(svg), left: 0, top: 0 }])
      .png()
      .toFile(join(target, name));
    process.stdout.write(`${name}\n`);
  }
  await writeFile(join(target, 'sheets.json'), `${JSON.stringify(sheets, null, 1)}\n`);
}

function text(content: string, { x, y, size }: { readonly x: number; readonly y: number; readonly size: number }) {
  return `<text x="${x}" y="${y}" font-family="sans-serif" font-size="${size}" font-weight="bold">${content}</text>`;
}

async function search(kind: Kind, term: string): Promise<readonly { id: string; still: Buffer }[]> {
  const query = new URLSearchParams({ api_key: 'zoetrope-web', q: term, limit: String(RESULTS) });
  const response = await get(`${values.server}/v1/${kind}/search?${query}`);
  const { data } = (await response.json()) as {
    readonly data: readonly { id: string; images: { fixed_height_still: { url: string } } }[];
  };
  return Promise.all(
    data.map(async ({ id, images }) => {
      const still = await get(images.fixed_height_still.url);
      return { id, still: Buffer.from(await still.arrayBuffer()) };
    }),
  );
}

async function get(url: string): Promise<Response> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} failed with status ${response.status}.`);
  return response;
}

function drawTile(still: Buffer): Promise<Buffer> {
  const side = TILE - 8;
  return sharp(still)
    .flatten({ background: '#ffffff' })
    .resize(side, side, { fit: 'contain', background: '#ffffff' })
    .png()
    .toBuffer();
}

async function countVotes(source: string, files: readonly string[]): Promise<void> {
  if (files.length !== 2) throw new Error('Name the files of two readers with --votes.');
  const sheets = await readJsonFile<Sheets>(join(source, 'sheets.json'));
  const ballots = await Promise.all(files.map((file) => readJsonFile<Votes>(file)));
  const target = new URL('../../data/judgements.json', import.meta.url);
  const earlier = await readJsonFile<{ [term: string]: Judgement }>(target).catch(() => ({}));
  const judged = Object.entries(sheets).map(([term, shown]) => {
    for (const votes of ballots) if (votes[term] === undefined) throw new Error(`A reader has not judged ${term}.`);
    const isAccepted = ({ number }: Shown) => ballots.every((votes) => votes[term]?.includes(number));
    const count = (kind: Kind) => {
      const ofKind = shown.filter((each) => each.kind === kind);
      return { shown: ofKind.length, accepted: ofKind.filter(isAccepted).length };
    };
    return [term, { gifs: count('gifs'), stickers: count('stickers') }] as const;
  });
  const all: { [term: string]: Judgement } = { ...earlier, ...Object.fromEntries(judged) };
  const lines = SEARCHES.flatMap(({ term }) =>
    all[term] === undefined ? [] : [`  ${JSON.stringify(term)}: ${JSON.stringify(all[term])}`],
  );
  await writeFile(target, `{\n${lines.join(',\n')}\n}\n`);
  for (const [term, { gifs, stickers }] of judged) {
    if (gifs.accepted >= NEEDED && stickers.accepted >= NEEDED) continue;
    process.stdout.write(`${term}: ${gifs.accepted} GIFs and ${stickers.accepted} stickers accepted by both\n`);
  }
}

async function readJsonFile<T>(file: string | URL): Promise<T> {
  return JSON.parse(await readFile(file, 'utf8')) as T;
}
