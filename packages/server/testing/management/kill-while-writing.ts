import { runCommand } from '../run-command.ts';
import { makePicture } from './make-media.ts';
import { createWrites, findMissing, signIn, type Written } from './writes.ts';

/** Writes acknowledged before the kill, while others are pending. */
const ACKNOWLEDGED = 30;
const WRITERS = 6;

export interface KillOptions {
  readonly dataFolder: string;
  readonly rounds: number;
  /** For example `DATABASE_URL`. */
  readonly env?: { readonly [name: string]: string } | undefined;
  /** The program with the small catalogue. Default: the one built by the global setup. */
  readonly program?: string | undefined;
}

/** Kills the service repeatedly during writes. Returns a line for each acknowledged write that is missing. */
export async function killWhileWriting({ dataFolder, rounds, env, program }: KillOptions) {
  const start = () =>
    runCommand(['--port', '0', '--data', dataFolder, '--rate-limits', 'off', '--demo'], {
      env,
      catalogue: 'fixture',
      program,
    });
  const lost: string[] = [];
  const written: Written[] = [];
  const picture = await makePicture('gif', { frames: 2, width: 16, height: 16 });
  let service = start();
  for (let round = 0; round < rounds; round += 1) {
    const killed = service;
    const done = await writeUntilKilled(await killed.ready, {
      round,
      picture,
      kill: () => killed.process.kill('SIGKILL'),
    });
    written.push(...done);
    await killed.ended;
    service = start();
    const origin = await service.ready;
    lost.push(...(await findMissing(origin, done)), ...(await incompleteUploads(origin)));
  }
  const origin = await service.ready;
  // Writes of earlier rounds still exist at the end.
  lost.push(...(await findMissing(origin, written)), ...(await gaps(origin)));
  service.process.kill('SIGTERM');
  await service.ended;
  return { lost, acknowledged: written.length };
}

interface Writing {
  readonly round: number;
  readonly picture: Buffer;
  readonly kill: () => void;
}

async function writeUntilKilled(origin: string, { round, picture, kill }: Writing): Promise<Written[]> {
  const { channel, story, upload } = createWrites({ origin, token: await signIn(origin, 'ada'), picture });
  const written: Written[] = [];
  async function writer(number: number): Promise<void> {
    for (let turn = 0; ; turn += 1) {
      const name = `k${round}-${number}-${turn}`;
      written.push(await (turn % 5 === 4 ? upload(name) : turn % 2 === 0 ? channel(name) : story(name)));
      if (written.length === ACKNOWLEDGED) kill();
    }
  }
  await Promise.allSettled(Array.from({ length: WRITERS }, (_, number) => writer(number)));
  return written;
}

/**
 * Uploads that are shown without their file: those that were pending at the kill are stored completely or not at all.
 */
async function incompleteUploads(origin: string): Promise<string[]> {
  const response = await fetch(`${origin}/api/v4/channels/zoo/feed?limit=50`);
  const { data } = (await response.json()) as { data: { id: string }[] };
  const uploads = data.filter(({ id }) => id.startsWith('u'));
  const problems: string[] = [];
  for (const { id } of uploads) {
    const { status } = await fetch(`${origin}/media/${id}/original.webp`);
    if (status !== 200) problems.push(`The upload ${id} is shown, but its file is not there: ${status}.`);
  }
  return uploads.length === 0 ? ['No upload is shown.'] : problems;
}

/** Positions other than 0, 1, 2 … among the children of both channels. */
async function gaps(origin: string): Promise<string[]> {
  const problems: string[] = [];
  for (const slug of ['zoo', 'moods']) {
    const response = await fetch(`${origin}/api/v4/channels/${slug}/children/`);
    const { data } = (await response.json()) as { data: { position: number }[] };
    if (data.some(({ position }, index) => position !== index)) problems.push(`The positions in ${slug} have gaps.`);
  }
  return problems;
}
