import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { ApiError } from '../http/api-error.ts';

const run = promisify(execFile);

/** Longer than any clip that is taken needs on a slow machine. */
const TIMEOUT_MS = 120_000;

export interface Ffmpeg {
  /** Runs ffmpeg with these arguments; a failure is the file's. */
  readonly run: (args: readonly string[]) => Promise<void>;
  /** What a video file is, or undefined for one that is none. */
  readonly probe: (path: string) => Promise<VideoFacts | undefined>;
}

export interface VideoFacts {
  readonly width: number;
  readonly height: number;
  /** Seconds. */
  readonly duration: number;
  readonly hasSound: boolean;
}

/** Only this file, as an MP4: a file from outside must not make it read others or ask the network. */
export const INPUT = ['-protocol_whitelist', 'file', '-f', 'mp4'] as const;

/** The ffmpeg of this machine, looked for at the first call; undefined where there is none. */
export function createFfmpegFinder(): () => Promise<Ffmpeg | undefined> {
  let found: Promise<Ffmpeg | undefined> | undefined;
  return () => {
    found ??= Promise.all([run('ffmpeg', ['-version']), run('ffprobe', ['-version'])]).then(
      () => ffmpeg,
      () => undefined,
    );
    return found;
  };
}

const ffmpeg: Ffmpeg = {
  async run(args) {
    await run('ffmpeg', ['-hide_banner', '-nostdin', '-y', '-loglevel', 'error', '-threads', '1', ...args], {
      timeout: TIMEOUT_MS,
      killSignal: 'SIGKILL',
    });
  },
  async probe(path) {
    const args = [...INPUT, '-v', 'error', '-show_streams', '-show_format', '-of', 'json', path];
    const { stdout } = await run('ffprobe', args, { timeout: TIMEOUT_MS, killSignal: 'SIGKILL' }).catch(() => ({
      stdout: '{}',
    }));
    const { streams = [], format = {} } = JSON.parse(stdout) as Probed;
    const video = streams.find(({ codec_type }) => codec_type === 'video');
    const duration = Number(format.duration);
    if (video?.width === undefined || video.height === undefined || !(duration > 0)) return undefined;
    const hasSound = streams.some(({ codec_type }) => codec_type === 'audio');
    return { width: video.width, height: video.height, duration, hasSound };
  },
};

interface Probed {
  readonly streams?: readonly {
    readonly codec_type?: string;
    readonly width?: number;
    readonly height?: number;
  }[];
  readonly format?: { readonly duration?: string };
}

export function noFfmpeg(): ApiError {
  return new ApiError(501, 'not-implemented', 'Clips cannot be trimmed here: ffmpeg is not installed.');
}
