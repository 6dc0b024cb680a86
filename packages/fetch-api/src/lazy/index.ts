export { embedInfo } from './embed-info.ts';
export { setCallToAction } from './set-call-to-action.ts';
