import '@zoetrope/ui/styles.css';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { AdminApp } from './admin-app.tsx';
import { createClients } from './clients.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root element: index.html must contain one.');

/** The content of a `<meta>` element that the server filled in. */
const metaContent = (name: string) => document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';
// The page is at `admin/` below the site URL.
const siteUrl = new URL('..', location.href).href.replace(/\/$/, '');
const clients = createClients({ siteUrl, apiKey: metaContent('zoetrope-api-key') });

createRoot(root).render(
  <StrictMode>
    <CacheProvider value={createCache({ key: 'css', nonce })}>
      <AdminApp clients={clients} page={window} />
    </CacheProvider>
  </StrictMode>,
);
