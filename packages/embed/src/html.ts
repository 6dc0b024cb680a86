import { escapeHtml } from '@zoetrope/model';

/** Markup that is safe to send: created by `html` or `trustedHtml`. */
export interface Html {
  readonly markup: string;
}

/** The values of a template. Text is escaped, undefined and false render nothing, arrays render each item. */
export type HtmlValue = Html | string | number | false | undefined | readonly HtmlValue[];

/**
 * Marks text as markup that needs no escaping, such as your own icon. Never pass external data.
 *
 * @example
 * trustedHtml('<svg viewBox="0 0 1 1"></svg>');
 */
export function trustedHtml(markup: string): Html {
  return { markup };
}

/**
 * A template tag that escapes its values unless they are markup. Quote all attribute values.
 *
 * @example
 * html`<p title="${title}">${text}</p>`.markup;
 */
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
