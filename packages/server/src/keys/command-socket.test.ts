import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { listenForCommands, sendCommand } from './command-socket.ts';

/** Listens in a new folder for a command that reports its progress until it is aborted. */
async function listenForLongCommand() {
  const folder = await mkdtemp(join(tmpdir(), 'zoetrope-socket-'));
  const ended: string[] = [];
  const stop = await listenForCommands(folder, async (command, { onEvent, signal }) => {
    do {
      onEvent('progress');
      await wait(5);
    } while (!signal.aborted);
    ended.push(String(command));
    return 'partial';
  });
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return { folder, ended, stop };
}

it('ends a command whose sender is aborted', async () => {
  const { folder, ended, stop } = await listenForLongCommand();
  const interrupted = new AbortController();
  const sent = sendCommand(folder, 'import', { onEvent: () => interrupted.abort(), signal: interrupted.signal });
  await expect(sent).rejects.toThrow('Interrupted: the server ends the command.');
  await expect.poll(() => ended).toEqual(['import']);
  await stop();
});

it('ends the commands in progress when it stops, and sends their results', async () => {
  const { folder, ended, stop } = await listenForLongCommand();
  let stopped: Promise<void> | undefined;
  const sent = sendCommand(folder, 'backup', {
    onEvent: () => {
      stopped ??= stop();
    },
  });
  expect(await sent).toEqual({ result: 'partial' });
  await stopped;
  expect(ended).toEqual(['backup']);
});
