/** The only function of Next.js that is used here. Its own types would require every contributor to install Next.js. */
declare module 'next/navigation.js' {
  export function useServerInsertedHTML(callback: () => unknown): void;
}
