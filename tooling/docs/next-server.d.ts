/** Declares the one function of Next.js that a guide uses, so that contributors need not install Next.js. */
declare module 'next/server' {
  export function connection(): Promise<void>;
}
