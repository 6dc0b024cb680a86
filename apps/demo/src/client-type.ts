import type { ClientType } from '@zoetrope/model';
import { findPage } from './pages/pages.ts';

/** A device whose main pointer is a finger. */
export const MOBILE_QUERY = '(hover: none) and (pointer: coarse)';

/** The client type of a page of the demo, which chooses its API key: an address that no page has is the 404 page. */
export function clientTypeOf(pathname: string, isMobile: boolean): ClientType {
  if (pathname !== '/' && findPage(pathname) === undefined) return '404';
  return isMobile ? 'mobile' : 'web';
}
