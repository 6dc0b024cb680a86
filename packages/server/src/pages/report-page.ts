import { gifTitle, type Html, html } from '@zoetrope/embed';
import { altText, type Gif } from '@zoetrope/model';
import { REASON_LABELS } from '../admin/moderation/reason-labels.ts';
import { basePathOf } from '../http/site-url.ts';
import { renderShell } from './page-shell.ts';

export interface ReportPage {
  readonly gif: Gif;
  readonly origin: string;
  /** Shown above the form. Default: none. */
  readonly error?: string | undefined;
}

/** The form to report a GIF. It needs no script. */
export function renderReportPage({ gif, origin, error }: ReportPage): string {
  const base = basePathOf(origin);
  const title = gifTitle(gif);
  const options = Object.entries(REASON_LABELS).map(
    ([reason, label]) => html`<label><input type="radio" name="reason" value="${reason}" required> ${label}</label>`,
  );
  return renderShell({
    base,
    title: `Report ${title}`,
    head: html`<meta name="robots" content="noindex">`,
    body: html`<article class="gif">
<div class="stage card">${renderPreview(gif)}</div>
<form class="report" method="post" action="${base}/gifs/${gif.id}/report">
<h1>Report this GIF</h1>
${error !== undefined && html`<p class="error" role="alert">${error}</p>`}
<fieldset><legend>What is wrong with “${title}”?</legend>${options}</fieldset>
<label class="text">More for the moderators (optional)<textarea name="message" rows="4" maxlength="1000"></textarea></label>
<p><button>Send report</button></p>
<p class="soft">Moderators see the reason and your text, but not who you are.</p>
</form>
</article>`,
  });
}

/** After the report. */
export function renderReportedPage({ gif, origin }: Pick<ReportPage, 'gif' | 'origin'>): string {
  const base = basePathOf(origin);
  return renderShell({
    base,
    title: 'Report sent',
    head: html`<meta name="robots" content="noindex">`,
    body: html`<div class="lost"><h1>Thank you</h1>
<p>A moderator will look at “${gifTitle(gif)}”. <a href="${base}/">See what is trending</a>.</p></div>`,
  });
}

/** A still, since the viewer may not want to see it move. */
function renderPreview(gif: Gif): Html {
  const still = gif.images?.fixed_width_still;
  if (still === undefined) return html`<p class="missing">${altText(gif)}</p>`;
  return html`<img src="${still.url}" alt="${altText(gif)}" width="${still.width}" height="${still.height}">`;
}
