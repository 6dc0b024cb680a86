import type { ModerationReason } from '@zoetrope/model/management';
import type { Db } from '../database/schema.ts';
import type { ApiConventions } from '../http/api-conventions.ts';
import type { App, AppContext } from '../http/app-env.ts';
import type { Library } from '../library/library.ts';
import type { ItemFiles } from '../media/item-files.ts';
import type { Responses } from './native/responses.ts';

/**
 * A wire format of the public reads. It translates requests to those of the library, and results of the library to
 * responses. To add one, create a folder and list it in dialects.ts.
 */
export interface Dialect extends ApiConventions {
  readonly addRoutes: (app: App, context: DialectContext) => void;
}

/** Shared by the routes of all dialects. */
export interface DialectContext {
  readonly db: Db;
  readonly library: Library;
  /** Bodies about items in the native format. */
  readonly responses: Responses;
  /** The origin at which the caller reaches this service, without a trailing slash. */
  readonly originOf: (c: AppContext) => string;
  /** The network of the caller: an IPv4 address, or the /64 of an IPv6 address. */
  readonly network: (c: AppContext) => string;
  /** The files of items, for links. */
  readonly itemFiles: () => Promise<ItemFiles>;
  /** Stores a viewer's report for the moderators. Throws 404 for an item that is not public. */
  readonly onReport: (c: AppContext, report: ItemReport) => Promise<void>;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
}

export interface ItemReport {
  readonly id: string;
  readonly reason: ModerationReason;
}
