/** The types of files that the server accepts, for file inputs. The server decides by the content. */
export const ACCEPTED_TYPES =
  'image/gif,image/webp,image/png,image/apng,image/avif,video/mp4,video/webm,video/quicktime';
