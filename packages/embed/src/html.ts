import { escapeHtml } from '@zoetrope/model';

/** Markup that is safe to send: made by `html`, or vouched for by `trustedHtml`. */
export interface Html {
  readonly markup: string;
}

/** What may stand in a template. Text is escaped; nothing, false and lists need no ceremony. */
export type HtmlValue = Html | string | number | false | undefined | readonly HtmlValue[];

/** Markup we wrote ourselves, such as a style sheet or an icon. Never a value from outside. */
export function trustedHtml(markup: string): Html {
  return { markup };
}

/** A template whose values are escaped unless they are markup already. Attributes must be quoted. */
export function html(parts: TemplateStringsArray, ...values: readonly HtmlValue[]): Html {
  return { markup: parts.map((part, index) => part + toMarkup(values[index])).join('') };
}

function toMarkup(value: HtmlValue): string {
  if (value === undefined || value === false) return '';
  if (typeof value === 'string') return escapeHtml(value);
  if (typeof value === 'number') return String(value);
  if ('markup' in value) return value.markup;
  return value.map(toMarkup).join('');
}
