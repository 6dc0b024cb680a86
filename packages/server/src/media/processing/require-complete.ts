import { ApiError } from '../../http/api-error.ts';
import { isCompleteGif } from './gif-blocks.ts';
import { isCompleteIso } from './iso-tracks.ts';
import type { SniffedType } from './sniff-type.ts';
import { isCompleteWebm } from './webm-elements.ts';

/**
 * Throws 400 for an animation or clip that ends midway, such as an interrupted download. Decoders would make a shorter
 * animation of it without an error. They do reject other pictures that end midway.
 */
export function requireComplete(bytes: Buffer, type: SniffedType['type'], parameter: string): void {
  if (isComplete(bytes, type)) return;
  throw new ApiError('The file ends before its last frame. Download or copy it again.', {
    status: 400,
    code: 'validation',
    parameter,
  });
}

function isComplete(bytes: Buffer, type: SniffedType['type']): boolean {
  switch (type) {
    case 'gif':
      return isCompleteGif(bytes);
    case 'apng':
      return isCompletePng(bytes);
    case 'mp4':
    case 'animated-avif':
      return isCompleteIso(bytes);
    case 'webm':
      return isCompleteWebm(bytes);
    default:
      return true;
  }
}

const PNG_SIGNATURE_BYTES = 8;
/** Length, type and checksum. */
const PNG_CHUNK_OVERHEAD = 12;

/** Whether a PNG has all of its chunks, up to the one that marks the end. */
function isCompletePng(bytes: Buffer): boolean {
  let at = PNG_SIGNATURE_BYTES;
  while (at + 8 <= bytes.length) {
    if (bytes.toString('latin1', at + 4, at + 8) === 'IEND') return true;
    at += PNG_CHUNK_OVERHEAD + bytes.readUInt32BE(at);
  }
  return false;
}
