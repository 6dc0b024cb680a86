/** The faults of a network and of the servers on it, and how a call has to end: with the data, or with a typed error. */
export function faultRows(f) {
  const good = f.json({ data: [{ id: 'right' }], pagination: { count: 1, offset: 0 }, meta: { response_id: 'r' } });
  const body = JSON.stringify({ data: [{ id: 'right', title: 'x'.repeat(200) }], meta: { response_id: 'r' } });
  const type = { 'Content-Type': 'application/json' };
  const html = { 'Content-Type': 'text/html' };
  const after = (value, status = 503) => f.json({}, status, { 'Retry-After': value });
  const inSeconds = (seconds) => new Date(Date.now() + seconds * 1000).toUTCString();
  const data = (name, fault) => ({ name, fault, wanted: 'data' });
  const error = (name, fault) => ({ name, fault, wanted: 'error' });
  const ofEnvelope = (row) => ({ ...row, ofEnvelope: true });
  return [
    data('500 once', f.once(f.reply(500), good)),
    data('503 once, Retry-After 1 s', f.once(after('1'), good)),
    data('429 once, Retry-After as a date', f.once(after(inSeconds(1), 429), good)),
    data('503 once, Retry-After malformed', f.once(after('soon'), good)),
    error('429, Retry-After 3600', after('3600', 429)),
    error('503, Retry-After in an hour', after(inSeconds(3600))),
    error('never responds', f.silence),
    data('hangs once', f.once(f.silence, good)),
    error('head byte by byte', f.slowHead(50)),
    error('body stalls', f.stall(body)),
    data('body stalls once', f.once(f.stall(body), good)),
    error('body drips', f.drip(body, 200)),
    error('truncated', f.truncated(body)),
    data('truncated once', f.once(f.truncated(body), good)),
    error('chunks truncated', f.truncatedChunks(body)),
    error('garbage with 200', f.reply(200, type, '{"data":[1,2')),
    error('HTML with 200', f.reply(200, html, '<!doctype html><title>Sign in</title>')),
    error('HTML with 502', f.reply(502, html, '<!doctype html><title>Bad gateway</title>')),
    error('503 without a type', f.reply(503)),
    ofEnvelope(error('no response_id', f.json({ data: [], meta: {} }))),
    ofEnvelope(error('204', (socket) => f.send(socket, 204, {}))),
    ofEnvelope(error('empty 200', f.reply(200, type))),
    error('bad gzip', f.badGzip),
    error('gzip bomb of 50 MB', f.gzipBomb(50_000_000)),
    error('endless body', f.endless),
    error('reset', f.reset),
    data('reset once', f.once(f.reset, good)),
    error('reset in the body', f.resetInBody(body)),
    error('redirect loop', (socket) => f.send(socket, 302, { Location: '/v1/gifs/search' })),
  ];
}

export const abortPhases = (f) => ({
  'before the head': f.silence,
  'in the body': f.stall('{"data":[1,2,3,4]}'),
  'between attempts': f.reply(503, { 'Retry-After': '2' }),
});
