/** Sends the request of a form, below the path of this script, and shows the response as text. */
export const DOCS_SCRIPT = `'use strict';
const service = new URL('.', document.currentScript.src);
document.addEventListener('submit', async (event) => {
  event.preventDefault();
  const form = event.target;
  const status = form.querySelector('[role=status]');
  const pre = form.querySelector('pre');
  const key = document.getElementById('api_key').value;
  const url = new URL(service);
  let path = form.dataset.path;
  const headers = {};
  let body;
  for (const { name, value, dataset } of form.elements) {
    if (dataset.in === 'path') path = path.replace('{' + name + '}', () => encodeURIComponent(value));
    if (dataset.in === 'query' && value !== '') url.searchParams.set(name, value);
    if (dataset.in === 'token' && value !== '') headers.Authorization = 'Bearer ' + value;
    if (dataset.in === 'body') {
      headers['Content-Type'] = 'application/json';
      body = value;
    }
  }
  url.pathname = service.pathname + path.slice(1);
  const shown = url.pathname + url.search;
  if (/^\\/v\\d/.test(path)) url.searchParams.set('api_key', key);
  status.textContent = 'Sending…';
  try {
    const response = await fetch(url, { method: form.dataset.method, headers, body });
    const type = response.headers.get('Content-Type') || 'nothing';
    const content = await response.blob();
    let pretty = type + ', ' + content.size + ' bytes';
    if (/^text|json|xml/.test(type)) pretty = await content.text();
    try { pretty = JSON.stringify(JSON.parse(pretty), null, 2); } catch {}
    status.textContent = response.status + ' from ' + shown;
    pre.textContent = pretty;
    pre.hidden = false;
  } catch (error) {
    status.textContent = 'The service could not be reached: ' + error.message + '. Is it running?';
    pre.hidden = true;
  }
});
`;
