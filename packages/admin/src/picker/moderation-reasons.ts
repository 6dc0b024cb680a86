import type { ModerationReason } from '@zoetrope/model/management';

/** The reasons of moderators and viewers, with their labels, in the order of forms. */
export const REASON_LABELS: { readonly [reason in ModerationReason]: string } = {
  quality: 'Quality, or wrong tags',
  spam: 'Spam',
  copyright: 'Copyright',
  privacy: 'Privacy',
  sexual: 'Sexual content',
  violence: 'Violence',
  hate: 'Hate',
  harassment: 'Harassment',
  illegal: 'Illegal content',
  other: 'Something else',
};
