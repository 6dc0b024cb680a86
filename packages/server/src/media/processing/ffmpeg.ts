import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { ApiError } from '../../http/api-error.ts';
import { isStorageFull } from '../../http/storage-full.ts';

const execute = promisify(execFile);

/** More than any accepted clip needs on a slow machine. */
const TIMEOUT_MS = 120_000;

/** Demuxers for uploaded files, and for lists of files that we have written (`concat`). */
export type InputFormat = 'mp4' | 'gif' | 'apng' | 'webm' | 'concat';

export interface Ffmpeg {
  /** Runs ffmpeg. Failures mean that the file is invalid, unless the disk is full. */
  readonly run: (args: readonly string[]) => Promise<void>;
  /** Facts about a video or animation. Undefined for an unreadable file. */
  readonly probe: (path: string, format?: InputFormat) => Promise<VideoFacts | undefined>;
  /** Durations of the frames of the first video stream, in milliseconds. */
  readonly delays: (path: string, format: InputFormat) => Promise<readonly number[]>;
}

export interface VideoFacts {
  /** Size of a stored frame, before rotation. */
  readonly width: number;
  readonly height: number;
  /** Clockwise, in degrees. */
  readonly rotation: number;
  /** Seconds; 0 if unknown. */
  readonly duration: number;
  /** Pixel formats of the video streams, except cover pictures. Empty for audio files. */
  readonly streams: readonly string[];
  readonly hasSound: boolean;
  /** The decoder that keeps the transparency of the first video stream, which the default one ignores. */
  readonly alphaDecoder: string | undefined;
}

/**
 * Input arguments that restrict ffmpeg to this file and format: an uploaded file must not make it read other files or
 * use the network.
 */
export function input(path: string, format: InputFormat = 'mp4'): readonly string[] {
  return [...limits(format), '-i', path];
}

function limits(format: InputFormat): readonly string[] {
  // Our own lists have options, which the safe mode forbids.
  const trusted = format === 'concat' ? ['-safe', '0'] : [];
  return ['-protocol_whitelist', 'file', '-f', format, ...trusted];
}

/**
 * Copies only the first video and audio stream: no titles, places, languages, chapters, captions, time codes or cover
 * pictures. The names of our encoders are omitted too.
 */
export const STREAMS_ONLY: readonly string[] = [
  ...['-map', '0:V:0', '-map', '0:a:0?', '-sn', '-dn'],
  ...['-map_metadata', '-1', '-map_chapters', '-1', '-fflags', '+bitexact', '-flags', '+bitexact'],
];

/** An H.264 MP4 without captions and time codes of the input. */
export const H264: readonly string[] = [
  ...['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '23', '-pix_fmt', 'yuv420p', '-a53cc', '0'],
  ...['-write_tmcd', '0', '-movflags', '+faststart'],
];

export const AAC: readonly string[] = ['-c:a', 'aac', '-b:a', '96k'];

/** Messages must be in English, so that "disk full" is recognized. */
function childOptions() {
  return { timeout: TIMEOUT_MS, killSignal: 'SIGKILL', env: { ...process.env, LC_ALL: 'C' } } as const;
}

/** Finds ffmpeg in PATH at the first call. Undefined if it is not installed. */
export function createFfmpegFinder(): () => Promise<Ffmpeg | undefined> {
  let lookup: Promise<Ffmpeg | undefined> | undefined;
  return () => {
    lookup ??= Promise.all([execute('ffmpeg', ['-version']), execute('ffprobe', ['-version'])]).then(
      () => ffmpeg,
      () => undefined,
    );
    return lookup;
  };
}

const ffmpeg: Ffmpeg = {
  async run(args) {
    const quiet = ['-hide_banner', '-nostdin', '-y', '-loglevel', 'error', '-threads', '1'];
    const { stderr } = await execute('ffmpeg', [...quiet, ...args], childOptions());
    // ffmpeg also exits with 0 if it could not write the end of a file.
    const outcome = new Error(stderr);
    if (isStorageFull(outcome)) throw outcome;
  },
  async probe(path, format = 'mp4') {
    const { streams, format: container } = await ffprobe([...limits(format), '-show_streams', '-show_format', path]);
    if (streams === undefined) return undefined;
    const videos = streams.filter(({ codec_type, disposition }) => {
      return codec_type === 'video' && disposition?.attached_pic !== 1;
    });
    const [{ width = 0, height = 0, side_data_list = [], codec_name = '', tags = {} } = {}] = videos;
    const rotation = side_data_list.find((sideData) => sideData.rotation !== undefined)?.rotation ?? 0;
    const duration = Number(container?.duration);
    return {
      width,
      height,
      // ffprobe counts counterclockwise.
      rotation: (360 - rotation) % 360,
      duration: duration > 0 ? duration : 0,
      streams: videos.map(({ pix_fmt = '' }) => pix_fmt),
      hasSound: streams.some(({ codec_type }) => codec_type === 'audio'),
      alphaDecoder: tags.alpha_mode === '1' ? ALPHA_DECODERS.get(codec_name) : undefined,
    };
  },
  async delays(path, format) {
    const packetTimes = ['-select_streams', 'V:0', '-show_entries', 'packet=duration_time'];
    const { packets = [] } = await ffprobe([...limits(format), ...packetTimes, path]);
    return packets.map(({ duration_time }) => Math.round(Number(duration_time ?? 0) * 1000));
  },
};

/** WebM has the alpha channel beside the video, where only these look for it. */
const ALPHA_DECODERS: ReadonlyMap<string, string> = new Map([
  ['vp8', 'libvpx'],
  ['vp9', 'libvpx-vp9'],
]);

interface Probed {
  readonly streams?: readonly {
    readonly codec_type?: string;
    readonly codec_name?: string;
    readonly tags?: { readonly alpha_mode?: string };
    readonly width?: number;
    readonly height?: number;
    readonly pix_fmt?: string;
    readonly disposition?: { readonly attached_pic?: number };
    readonly side_data_list?: readonly { readonly rotation?: number }[];
  }[];
  readonly packets?: readonly { readonly duration_time?: string }[];
  readonly format?: { readonly duration?: string };
}

/** The output of ffprobe. Empty for an unreadable file. */
async function ffprobe(args: readonly string[]): Promise<Probed> {
  const { stdout } = await execute('ffprobe', ['-v', 'error', '-of', 'json', ...args], childOptions()).catch(() => ({
    stdout: '{}',
  }));
  return JSON.parse(stdout) as Probed;
}

export function noFfmpeg(): ApiError {
  return new ApiError('Clips cannot be trimmed here: ffmpeg is not installed.', {
    status: 501,
    code: 'not-implemented',
  });
}
