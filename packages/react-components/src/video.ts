export { videoAttributes } from './video/video-attributes.ts';
export { type VideoLabels, videoLabels } from './video/video-labels.ts';
