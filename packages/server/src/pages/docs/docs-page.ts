import { type Html, html, trustedHtml } from '@zoetrope/embed';
import { DOCS_CSS } from './docs-css.ts';
import { type Operation, operationsByTag, type Parameter } from './operations.ts';

/**
 * Lists all operations of an OpenAPI document, each with a form to try it. `base` is the path of the service, as
 * `basePathOf` returns it.
 */
export function renderDocsPage(document: unknown, base: string): string {
  const groups = [...operationsByTag(document)];
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="description" content="Every call of the API of this GIF service, with its parameters and a form to try it.">
<title>The API of Zoetrope</title>
<link rel="icon" href="${base}/logo.svg" type="image/svg+xml">
<style>${trustedHtml(DOCS_CSS)}</style>
<script src="${base}/docs.js" defer></script>
</head>
<body>
<main>
<h1>The API of Zoetrope</h1>
<p>Every call, with a form to try it. OpenAPI document: <a href="${base}/openapi.json">${base}/openapi.json</a>.</p>
<p><label for="api_key">api_key</label><input id="api_key" value="zoetrope-web" autocomplete="off" spellcheck="false"></p>
<noscript><p>Trying a call requires JavaScript; the list does not.</p></noscript>
${groups.map(([tag, operations]) => html`<section aria-labelledby="tag-${tag}"><h2 id="tag-${tag}">${tag}</h2>${operations.map(renderOperation)}</section>`)}
</main>
</body>
</html>
`.markup;
}

function renderOperation(operation: Operation): Html {
  const { method, path, summary = '', parameters, takesBody, needsToken, isStream } = operation;
  const name = `${method} ${path}`;
  const fieldId = (field: string) => `${name} ${field}`.replace(/\W+/g, '-');
  return html`<details>
<summary><span class="method">${method}</span> <code>${path}</code> <span class="soft">${summary}</span></summary>
<form data-method="${method}" data-path="${path}" aria-label="${name}">
${parameters.map((parameter) => renderParameter(parameter, fieldId(parameter.name)))}
${needsToken && html`<p><label for="${fieldId('token')}">Bearer token</label><input id="${fieldId('token')}" type="password" name="token" data-in="token" autocomplete="off"></p>`}
${takesBody && html`<p><label for="${fieldId('body')}">Body (JSON)</label><textarea id="${fieldId('body')}" name="body" data-in="body" rows="4" spellcheck="false">{}</textarea></p>`}
${isStream ? html`<p class="soft">This is an endless stream: open it with an EventSource.</p>` : html`<button>Try ${name}</button>`}
<div role="status"></div>
<pre tabindex="0" aria-label="Response of ${name}" hidden></pre>
</form>
</details>`;
}

function renderParameter({ name, in: location, required = false, description, schema }: Parameter, id: string): Html {
  const text = description ?? schema?.description;
  const value = String(schema?.default ?? '');
  const hint = text !== undefined && html`<small class="soft" id="${id}-hint">${text}</small>`;
  const label = html`<label for="${id}">${name}${required && ' (required)'}</label>`;
  const described = text !== undefined && html` aria-describedby="${id}-hint"`;
  const mandatory = required && html` required`;
  const choices = schema?.enum;
  if (choices === undefined) {
    return html`<p>${label}<input id="${id}" name="${name}" data-in="${location}" value="${value}" autocomplete="off"${mandatory}${described}>${hint}</p>`;
  }
  const options = choices.map((choice) => html`<option${choice === value && html` selected`}>${choice}</option>`);
  return html`<p>${label}<select id="${id}" name="${name}" data-in="${location}"${described}>${options}</select>${hint}</p>`;
}
