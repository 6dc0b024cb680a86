import type { ModerationReason, ModerationStatus, TakenDownGif } from '@zoetrope/model/management';
import { REASON_LABELS } from './moderation-reasons.ts';

/** What decides whether the public sees a GIF. A GIF that was rejected can be taken down too. */
export interface GifStateFacts {
  readonly moderation_status: ModerationStatus;
  readonly moderation_reason?: ModerationReason | undefined;
  readonly moderation_message?: string | undefined;
  readonly takedown?: Pick<TakenDownGif, 'reason'> | undefined;
  readonly is_hidden: boolean;
}

export type GifState = 'public' | 'hidden' | 'pending' | 'rejected' | 'taken-down';

export function gifState({ moderation_status, takedown, is_hidden }: GifStateFacts): GifState {
  if (takedown !== undefined) return 'taken-down';
  if (moderation_status !== 'approved') return moderation_status;
  return is_hidden ? 'hidden' : 'public';
}

export const STATE_TEXTS = {
  public: 'public',
  hidden: 'hidden',
  pending: 'waits for approval',
  rejected: 'rejected',
  'taken-down': 'taken down',
} as const satisfies { readonly [state in GifState]: string };

/** Why a GIF was rejected or taken down; undefined if it was not, or if nobody said why. */
export function whyNotPublic(facts: GifStateFacts): string | undefined {
  const state = gifState(facts);
  if (state === 'taken-down') return facts.takedown?.reason || undefined;
  if (state !== 'rejected') return undefined;
  const { moderation_reason: reason, moderation_message: message } = facts;
  const parts = [...(reason ? [REASON_LABELS[reason]] : []), ...(message ? [`“${message}”`] : [])];
  return parts.join(': ') || undefined;
}
