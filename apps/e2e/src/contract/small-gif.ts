/**
 * A GIF of 24 × 18 pixels with two frames, for uploads whose picture is not the subject: the service renders five
 * renditions of each upload before it responds, and those of a GIF of the catalogue take it seconds.
 */
export const SMALL_GIF = fromBase64(
  'R0lGODlhGAASAIIAAExpcQDJWvvxFHhkWhQUybUyWgAAAAAAACH/C05FVFNDQVBFMi4wAwEAAAAh+QQFCgAAACwAAAAAGAASAAADRhi6rPIwvkaDvKI2LDXjkbeAUEOcKEFOTIquWeuqqznDQ57PROH/QJ9uNwsaC8MB7xhMLpk/ZxEqTFqpVesQi9Rusd4vNQEAIfkEBQoAAAAsBQAFAAsACQAAAxQYGtROi70WJ12WjD0y79bnceOWJQA7',
);

/** Another GIF of the same size. */
export const OTHER_SMALL_GIF = fromBase64(
  'R0lGODlhGAASAIIAAExpcQoKCgDJWjyXWvEeHrUyWgAAAAAAACH/C05FVFNDQVBFMi4wAwEAAAAh+QQFCgAAACwAAAAAGAASAAADRii6rPMwvkaFvKM2LDXjkbeAUEOcKEFOTIquWeuqqznDQZ7PROH/QJ9uNwsaC8MA7xhMLpk/ZxEqTFqpVesQi9Rusd4vNQEAIfkEBQoAAAAsBQAFAAsACQAAAxQoKtROi70WJ12WhB0y79bnceOWJQA7',
);

function fromBase64(text: string): Blob {
  return new Blob([Buffer.from(text, 'base64')], { type: 'image/gif' });
}
