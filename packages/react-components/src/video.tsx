export type { PausedBy, Playback, VideoStatus } from './video/playback.ts';
export { Video } from './video/video.tsx';
export { videoAttributes } from './video/video-attributes.ts';
export { type VideoLabels, videoLabels } from './video/video-labels.ts';
export type { VideoOverlayProps, VideoProps } from './video/video-props.ts';
