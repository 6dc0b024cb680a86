/** The one function of Next.js that a guide uses. Its own types would cost every contributor an install of Next.js. */
declare module 'next/server' {
  export function connection(): Promise<void>;
}
