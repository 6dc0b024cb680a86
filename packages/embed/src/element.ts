export { loadElement } from './host/load-element.ts';
