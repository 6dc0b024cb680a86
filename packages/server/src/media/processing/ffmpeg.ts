import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { ApiError } from '../../http/api-error.ts';
import { isStorageFull } from '../../http/storage-full.ts';

const execute = promisify(execFile);

/** Longer than any accepted clip needs on a slow machine. */
const TIMEOUT_MS = 120_000;

/** The demuxers that files from outside are read with. */
export type InputFormat = 'mp4' | 'gif' | 'apng';

export interface Ffmpeg {
  /** Runs ffmpeg with these arguments; a failure is the file's, unless the disk is full. */
  readonly run: (args: readonly string[]) => Promise<void>;
  /** The facts of a video or animation, or undefined for a file that cannot be read. */
  readonly probe: (path: string, format?: InputFormat) => Promise<VideoFacts | undefined>;
  /** How long each frame of the first video stream is shown, in milliseconds. */
  readonly delays: (path: string, format: InputFormat) => Promise<readonly number[]>;
}

export interface VideoFacts {
  /** Of a frame as it is stored, before it is rotated. */
  readonly width: number;
  readonly height: number;
  /** Clockwise, in degrees. */
  readonly rotation: number;
  /** Seconds; 0 where the file does not say. */
  readonly duration: number;
  /** Pixel formats of the video streams, without cover pictures; none for a file that only has sound. */
  readonly streams: readonly string[];
}

/** Reads only this file, in this format: a file from outside must not make ffmpeg read others or use the network. */
export function input(path: string, format: InputFormat = 'mp4'): readonly string[] {
  return [...limits(format), '-i', path];
}

function limits(format: InputFormat): readonly string[] {
  return ['-protocol_whitelist', 'file', '-f', format];
}

/**
 * The first video and the first sound of the input, and nothing else of it: no titles, places, languages, chapters,
 * captions, time codes or cover pictures. The names of our encoders are left out too.
 */
export const STREAMS_ONLY: readonly string[] = [
  ...['-map', '0:V:0', '-map', '0:a:0?', '-sn', '-dn'],
  ...['-map_metadata', '-1', '-map_chapters', '-1', '-fflags', '+bitexact', '-flags', '+bitexact'],
];

/** An H.264 MP4 whose captions and time codes are not those of the input. */
export const H264: readonly string[] = [
  ...['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '23', '-pix_fmt', 'yuv420p', '-a53cc', '0'],
  ...['-write_tmcd', '0', '-movflags', '+faststart'],
];

export const AAC: readonly string[] = ['-c:a', 'aac', '-b:a', '96k'];

/** Its messages are in English, so that the one for a full disk is recognized. */
function childOptions() {
  return { timeout: TIMEOUT_MS, killSignal: 'SIGKILL', env: { ...process.env, LC_ALL: 'C' } } as const;
}

/** The ffmpeg of this machine, looked for at the first call; undefined where there is none. */
export function createFfmpegFinder(): () => Promise<Ffmpeg | undefined> {
  let found: Promise<Ffmpeg | undefined> | undefined;
  return () => {
    found ??= Promise.all([execute('ffmpeg', ['-version']), execute('ffprobe', ['-version'])]).then(
      () => ffmpeg,
      () => undefined,
    );
    return found;
  };
}

const ffmpeg: Ffmpeg = {
  async run(args) {
    const quiet = ['-hide_banner', '-nostdin', '-y', '-loglevel', 'error', '-threads', '1'];
    const { stderr } = await execute('ffmpeg', [...quiet, ...args], childOptions());
    // It exits with 0 also when it could not write the end of a file.
    const outcome = new Error(stderr);
    if (isStorageFull(outcome)) throw outcome;
  },
  async probe(path, format = 'mp4') {
    const { streams, format: container } = await ffprobe([...limits(format), '-show_streams', '-show_format', path]);
    if (streams === undefined) return undefined;
    const videos = streams.filter(({ codec_type, disposition }) => {
      return codec_type === 'video' && disposition?.attached_pic !== 1;
    });
    const [{ width = 0, height = 0, side_data_list = [] } = {}] = videos;
    const rotation = side_data_list.find((each) => each.rotation !== undefined)?.rotation ?? 0;
    const duration = Number(container?.duration);
    return {
      width,
      height,
      // ffprobe counts counterclockwise.
      rotation: (360 - rotation) % 360,
      duration: duration > 0 ? duration : 0,
      streams: videos.map(({ pix_fmt = '' }) => pix_fmt),
    };
  },
  async delays(path, format) {
    const wanted = ['-select_streams', 'V:0', '-show_entries', 'packet=duration_time'];
    const { packets = [] } = await ffprobe([...limits(format), ...wanted, path]);
    return packets.map(({ duration_time }) => Math.round(Number(duration_time ?? 0) * 1000));
  },
};

interface Probed {
  readonly streams?: readonly {
    readonly codec_type?: string;
    readonly width?: number;
    readonly height?: number;
    readonly pix_fmt?: string;
    readonly disposition?: { readonly attached_pic?: number };
    readonly side_data_list?: readonly { readonly rotation?: number }[];
  }[];
  readonly packets?: readonly { readonly duration_time?: string }[];
  readonly format?: { readonly duration?: string };
}

/** The answer of ffprobe; empty for a file that it cannot read. */
async function ffprobe(args: readonly string[]): Promise<Probed> {
  const { stdout } = await execute('ffprobe', ['-v', 'error', '-of', 'json', ...args], childOptions()).catch(() => ({
    stdout: '{}',
  }));
  return JSON.parse(stdout) as Probed;
}

export function noFfmpeg(): ApiError {
  return new ApiError(501, 'not-implemented', 'Clips cannot be trimmed here: ffmpeg is not installed.');
}
