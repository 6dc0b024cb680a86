import type { ModerationReason } from '@zoetrope/model/management';

/** The reasons as viewers and uploaders read them, in the order of the form to report a GIF. */
export const REASON_LABELS: { readonly [reason in ModerationReason]: string } = {
  spam: 'Spam or advertising',
  sexual: 'Nudity or sexual content',
  violence: 'Violence or self-harm',
  hate: 'Hate',
  harassment: 'Harassment or bullying',
  privacy: 'Shows a person who does not agree',
  copyright: 'Copyright or trademark',
  illegal: 'Illegal content',
  quality: 'Broken, or with wrong tags',
  other: 'Something else',
};
