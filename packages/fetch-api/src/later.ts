export { embedInfo } from './later/embed-info.ts';
export { setCallToAction } from './later/set-call-to-action.ts';
