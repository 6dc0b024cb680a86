export { type BlurhashModule, type DownloadedGif, type DownloadOptions, downloadGif } from './download/download-gif.ts';
export type { FileType } from './download/file-type.ts';
