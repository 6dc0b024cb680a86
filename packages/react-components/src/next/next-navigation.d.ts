/** The one function of Next.js that is used here. Its own types would cost every contributor an install of Next.js. */
declare module 'next/navigation.js' {
  export function useServerInsertedHTML(callback: () => unknown): void;
}
