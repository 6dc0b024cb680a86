import { request } from 'node:http';

/** Sends one batch. Resolves with its status or error, the accepted events, and the milliseconds since it was due. */
export function post(url, { agent, body, address, due }) {
  const headers = { 'Content-Type': 'application/json', 'Content-Length': body.length, 'X-Forwarded-For': address };
  return new Promise((resolve) => {
    const failed = ({ code, message }) =>
      resolve({ status: code ?? message, accepted: 0, ms: performance.now() - due });
    const sent = request(url, { method: 'POST', agent, headers }, async (response) => {
      try {
        let text = '';
        for await (const chunk of response.setEncoding('utf8')) text += chunk;
        const ms = performance.now() - due;
        const { statusCode: status, headers: responseHeaders } = response;
        const accepted = status === 200 ? JSON.parse(text).accepted : 0;
        resolve({ status, accepted, ms, retryAfter: Number(responseHeaders['retry-after'] ?? 0) });
      } catch (error) {
        failed(error);
      }
    });
    sent.once('error', failed);
    sent.end(body);
  });
}
