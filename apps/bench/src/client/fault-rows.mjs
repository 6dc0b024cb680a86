/** Faults of networks and servers, and the expected outcome of a call: the data or a typed error. */
export function faultRows(faults) {
  const intact = faults.json({
    data: [{ id: 'right' }],
    pagination: { count: 1, offset: 0 },
    meta: { response_id: 'r' },
  });
  const body = JSON.stringify({ data: [{ id: 'right', title: 'x'.repeat(200) }], meta: { response_id: 'r' } });
  const type = { 'Content-Type': 'application/json' };
  const html = { 'Content-Type': 'text/html' };
  const after = (value, status = 503) => faults.json({}, status, { 'Retry-After': value });
  const inSeconds = (seconds) => new Date(Date.now() + seconds * 1000).toUTCString();
  const data = (name, fault) => ({ name, fault, wanted: 'data' });
  const error = (name, fault) => ({ name, fault, wanted: 'error' });
  const apiSpecific = (row) => ({ ...row, isApiSpecific: true });
  return [
    data('500 once', faults.once(faults.reply(500), intact)),
    data('503 once, Retry-After 1 s', faults.once(after('1'), intact)),
    data('429 once, Retry-After as a date', faults.once(after(inSeconds(1), 429), intact)),
    data('503 once, Retry-After malformed', faults.once(after('soon'), intact)),
    error('429, Retry-After 3600', after('3600', 429)),
    error('503, Retry-After in an hour', after(inSeconds(3600))),
    error('never responds', faults.silence),
    data('hangs once', faults.once(faults.silence, intact)),
    error('head byte by byte', faults.slowHead(50)),
    error('body stalls', faults.stall(body)),
    data('body stalls once', faults.once(faults.stall(body), intact)),
    error('body drips', faults.drip(body, 200)),
    error('truncated', faults.truncate(body)),
    data('truncated once', faults.once(faults.truncate(body), intact)),
    error('chunks truncated', faults.truncateChunks(body)),
    error('garbage with 200', faults.reply(200, type, '{"data":[1,2')),
    error('HTML with 200', faults.reply(200, html, '<!doctype html><title>Sign in</title>')),
    error('HTML with 502', faults.reply(502, html, '<!doctype html><title>Bad gateway</title>')),
    error('503 without a type', faults.reply(503)),
    apiSpecific(error('no response_id', faults.json({ data: [], meta: {} }))),
    apiSpecific(error('204', (socket) => faults.send(socket, { status: 204, headers: {} }))),
    apiSpecific(error('empty 200', faults.reply(200, type))),
    error('bad gzip', faults.badGzip),
    error('gzip bomb of 50 MB', faults.gzipBomb(50_000_000)),
    error('endless body', faults.endless),
    error('reset', faults.reset),
    data('reset once', faults.once(faults.reset, intact)),
    error('reset in the body', faults.resetInBody(body)),
    error('redirect loop', (socket) => faults.send(socket, { status: 302, headers: { Location: '/v1/gifs/search' } })),
  ];
}

export const abortPhases = (faults) => ({
  'before the head': faults.silence,
  'in the body': faults.stall('{"data":[1,2,3,4]}'),
  'between attempts': faults.reply(503, { 'Retry-After': '2' }),
});
