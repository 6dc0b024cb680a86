/** Mutants of the rules of the public API client (spec §5, §7 and §9). See index.mjs. */
export const clientRules = [
  {
    requirement: 'C-2',
    file: 'packages/fetch-api/src/response-cache.ts',
    tests: ['packages/fetch-api/src/caching.test.ts'],
    changes: {
      'ttl = 60_000': ['ttl = 59_999', 'ttl = 60_001'],
      'errorTtl = 6_000': ['errorTtl = 5_999', 'errorTtl = 6_001'],
      'clock.now() >= entry.expiresAt': ['clock.now() > entry.expiresAt'],
    },
  },
  {
    requirement: 'C-2',
    file: 'packages/fetch-api/src/endpoints/random.ts',
    tests: ['packages/fetch-api/src/caching.test.ts'],
    changes: { "cache: 'no-store'": ["cache: 'default'"] },
  },
  {
    requirement: 'C-3',
    file: 'packages/fetch-api/src/dialects/native.ts',
    tests: ['packages/fetch-api/src/create-client.test.ts'],
    changes: { 'text(fields(fields(json).meta).response_id) ?': ['json ?', 'fields(json).meta ?'] },
  },
  {
    requirement: 'C-3',
    file: 'packages/fetch-api/src/get-parsed.ts',
    tests: ['packages/fetch-api/src/create-client.test.ts'],
    changes: {
      "ZoetropeError('synthetic response'": ["ZoetropeError('unexpected response'"],
      "code: 'synthetic'": ["code: 'parse'"],
    },
  },
  {
    requirement: 'C-8',
    file: 'packages/fetch-api/src/endpoints/search.ts',
    tests: ['packages/fetch-api/src/create-client.test.ts'],
    changes: {
      'channel ? `@$': ['channel ? `$', '!channel ? `@$'],
      "type === 'text' || undefined": ["type !== 'text' || undefined", 'undefined'],
    },
  },
  {
    requirement: 'C-12',
    file: 'packages/fetch-api/src/lazy/set-call-to-action.ts',
    tests: ['packages/fetch-api/src/lazy/set-call-to-action.test.ts'],
    changes: {
      'cta.text && !body': ['!body'],
      "{ method: 'PUT', body": ["{ method: 'POST', body"],
      "{ method: 'DELETE' }": ["{ method: 'PUT' }"],
    },
  },
  {
    requirement: 'E-21',
    file: 'packages/fetch-api/src/lazy/embed-info.ts',
    tests: ['packages/fetch-api/src/lazy/embed-info.test.ts'],
    changes: {
      "403: 'is not embeddable'": ["402: 'is not embeddable'"],
      "404: 'was not found'": ["405: 'was not found'"],
      'status >= 400': ['status > 403'],
    },
  },
  {
    requirement: 'M-5',
    file: 'packages/transport/src/viewer-id.ts',
    tests: ['packages/transport/src/viewer-id.test.ts'],
    changes: { 'LENGTH = 16': ['LENGTH = 15', 'LENGTH = 17'] },
  },
];
