import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { prepareDataFolder } from '../../testing/data-folders.ts';
import { fixtureCatalogue } from '../../testing/fixture-catalogue.ts';
import { animatedGif } from '../../testing/test-pictures.ts';
import type { TransferEvent } from '../import/transfer.ts';
import { startServer } from '../start-server.ts';
import { runExportCommand } from './run-export.ts';
import { parseImport, runImportCommand } from './run-import.ts';

/** Opening a database takes seconds. */
const SLOW_MS = 120_000;

let folder: string;
let data: string;
let source: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zoetrope-import-command-'));
  data = join(folder, 'data');
  source = join(folder, 'gifs');
  await mkdir(data);
  await mkdir(source);
  await prepareDataFolder('fixture', data);
  for (const seed of [1, 2, 3]) await writeFile(join(source, `Axolotl ${seed}.gif`), await animatedGif({ seed }));
  await writeFile(join(source, 'notes.txt'), 'no picture');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function importGifs() {
  const events: TransferEvent[] = [];
  const argv = [source, '--license', 'CC0-1.0', '--data', data];
  const result = await runImportCommand(argv, { env: {}, onEvent: (event) => events.push(event) });
  return { result, events };
}

describe('zoetrope-server import and export', () => {
  it(
    'imports into a running server, whose next search and export find the GIFs, and into the folder of one that has ended',
    async () => {
      const server = await startServer({ catalogue: fixtureCatalogue, port: 0, dataFolder: data });
      try {
        const { result, events } = await importGifs();
        expect(result).toEqual({ imported: 3, present: 0, refused: 1, leftOut: 0, isAborted: false });
        expect(events.filter(({ kind }) => kind === 'progress')).toHaveLength(4);
        expect(events.find(({ kind }) => kind === 'refused')).toMatchObject({ place: 'notes.txt' });
        const response = await fetch(`${server.origin}/v1/gifs/search?api_key=zoetrope-web&q=axolotl`);
        expect((await response.json()).data).toHaveLength(3);
        await expect(
          runImportCommand([source, '--license', 'x', '--channel', 'nobody', '--data', data], {
            env: {},
            onEvent: () => {},
          }),
        ).rejects.toThrow('There is no channel "nobody".');
        const target = join(folder, 'axolotls');
        const exported = await runExportCommand([target, '--query', 'axolotl', '--data', data], {
          env: {},
          catalogue: fixtureCatalogue,
          onEvent: () => {},
        });
        expect(exported).toEqual({ exported: 3, refused: 0, isAborted: false });
        expect((await readdir(target)).sort()).toEqual(['channels.json', 'items.ndjson', 'list.csv', 'media']);
        const pack = join(folder, 'pack');
        const argv = [pack, '--query', 'axolotl', '--format', 'keyboard', '--title', 'Axolotls', '--data', data];
        await runExportCommand(argv, { env: {}, catalogue: fixtureCatalogue, onEvent: () => {} });
        expect(JSON.parse(await readFile(join(pack, 'meta.json'), 'utf8'))).toMatchObject({
          title: 'Axolotls',
          items: [{ type: 'gif' }, { type: 'gif' }, { type: 'gif' }],
        });
      } finally {
        await server.close();
      }
      await writeFile(join(source, 'Axolotl 4.gif'), await animatedGif({ seed: 4 }));
      expect((await importGifs()).result).toEqual({
        imported: 1,
        present: 3,
        refused: 1,
        leftOut: 0,
        isAborted: false,
      });
    },
    SLOW_MS,
  );
});

describe('runImportCommand', () => {
  it('rejects a file as the data folder', async () => {
    const argv = [source, '--license', 'CC0-1.0', '--data', join(source, 'notes.txt')];
    await expect(runImportCommand(argv, { env: {}, onEvent: () => {} })).rejects.toThrow(
      'Choose another one with --data.',
    );
  });
});

describe('runExportCommand', () => {
  it('prints its usage for wrong arguments', async () => {
    const options = { env: {}, catalogue: fixtureCatalogue, onEvent: () => {} };
    await expect(runExportCommand([], options)).rejects.toThrow('Usage: zoetrope-server export');
    await expect(runExportCommand(['--query', 'x'], options)).rejects.toThrow('Usage: zoetrope-server export');
    await expect(runExportCommand(['x', '--format', 'wav'], options)).rejects.toThrow(
      'Invalid format "wav": use one of msc2545, telegram, signal, keyboard.',
    );
    await expect(runExportCommand(['x', '--title', 'Cats'], options)).rejects.toThrow(
      '--title has no effect without --format',
    );
    await expect(runExportCommand(['x', '--format', 'signal', '--emoji', 'cat'], options)).rejects.toThrow(
      '--emoji "cat" is not one emoji.',
    );
  });
});

describe('parseImport', () => {
  it('separates the flags of the import from those of the server', () => {
    const { command, rest } = parseImport(['/gifs', '--license=CC0-1.0', '--data', 'folder', '--rating', 'pg']);
    expect(command).toEqual({ action: 'import', source: '/gifs', license: 'CC0-1.0', rating: 'pg' });
    expect(rest).toEqual(['--data', 'folder']);
  });

  it('keeps a URL as it is, with the selection of its items', () => {
    const { command } = parseImport([
      'https://gifs.example',
      '--key',
      'mine',
      '--query',
      'cat',
      '--allow-network=10.0.0.7',
    ]);
    expect(command).toEqual({
      action: 'import',
      source: 'https://gifs.example',
      key: 'mine',
      query: 'cat',
      allowNetwork: '10.0.0.7',
    });
  });

  it('names the mistake', () => {
    expect(() => parseImport(['/gifs', '--key', 'mine'])).toThrow(
      '--key and --query select items of another Zoetrope server',
    );
    expect(() => parseImport(['/gifs', '--allow-network', 'localhost'])).toThrow('Invalid addresses "localhost"');
    expect(() => parseImport(['s3://gifs/in'])).toThrow('import cannot use a URL of s3://. Give a local path');
    expect(() => parseImport([])).toThrow('Usage: zoetrope-server import');
    expect(() => parseImport(['/gifs', '--license'])).toThrow('--license requires a value.');
    expect(() => parseImport(['/gifs', '--license', ' '])).toThrow('--license must not be empty');
    expect(() => parseImport(['/gifs', '--rating', 'adult'])).toThrow('Invalid rating "adult"');
  });
});
