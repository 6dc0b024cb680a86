export { EmbedPage, type EmbedPageProps } from './react/embed-page.tsx';
