import { readFile } from 'node:fs/promises';
import { renderEmbedPage } from '@zoetrope/embed';
import { localProvider } from '@zoetrope/model';
import { inject } from 'vitest';

const BROWSER_FILES = new URL('../../../../packages/embed/dist/browser/', import.meta.url);

export interface RenderFileOptions {
  /** The page reports its errors to this service. @default none */
  readonly errorReportsDsn?: string | undefined;
}

/** Renders a single-file page of a GIF of the service, as a program would. */
export async function renderFile(id: string, { errorReportsDsn }: RenderFileOptions = {}): Promise<string> {
  const file = errorReportsDsn === undefined ? 'inline.js' : 'inline-error-reports.js';
  const code = await readFile(new URL(file, BROWSER_FILES), 'utf8');
  const response = await fetch(`${inject('server')}/v1/gifs/${id}?api_key=zoetrope-web`);
  const { data } = await response.json();
  return renderEmbedPage(data, {
    provider: localProvider(inject('server')),
    client: { apiKey: 'zoetrope-web', code, errorReportsDsn },
  });
}
