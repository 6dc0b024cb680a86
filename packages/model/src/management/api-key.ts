import type { Rating } from '../gif.ts';
import type { ClientType } from '../provider.ts';

/** A public key that identifies a client. */
export interface ApiKey {
  readonly key: string;
  /** For the operator. */
  readonly name: string;
  readonly type: ClientType;
  /** Calls per minute that differ from those of the service, by the kind of call. */
  readonly limits: Readonly<Record<string, number>>;
  /** The maximum rating of the items that it may see. Undefined for all. */
  readonly max_rating?: Rating | undefined;
  /** ISO 8601. */
  readonly created_at: string;
  /** ISO 8601; undefined while the key is valid. */
  readonly revoked_at?: string | undefined;
}

/** An API key to add, or to replace. */
export interface ApiKeyDraft {
  /** Letters, digits, or . _ ~ - @default a random key */
  readonly key?: string | undefined;
  readonly name?: string | undefined;
  /** @default 'web' */
  readonly type?: ClientType | undefined;
  readonly limits?: Readonly<Record<string, number>> | undefined;
  /** @default null: all ratings */
  readonly max_rating?: Rating | null | undefined;
}
