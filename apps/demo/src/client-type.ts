import type { ClientType } from '@zoetrope/model';
import { findPage } from './pages/pages.ts';

/** A device whose primary input is touch. */
export const MOBILE_QUERY = '(hover: none) and (pointer: coarse)';

/** Returns the client type of a page, which selects its API key. Unknown paths are the 404 page. */
export function clientTypeOf(pathname: string, { isMobile }: { readonly isMobile: boolean }): ClientType {
  if (pathname !== '/' && findPage(pathname) === undefined) return '404';
  return isMobile ? 'mobile' : 'web';
}
