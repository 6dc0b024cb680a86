import '@zoetrope/ui/styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { clientTypeOf, MOBILE_QUERY } from './client-type.ts';
import { createClients } from './clients.ts';
import { PageFrame } from './pages/page-frame.tsx';
import { findPage } from './pages/pages.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root element: index.html must contain one.');

const clientType = clientTypeOf(location.pathname, { isMobile: matchMedia(MOBILE_QUERY).matches });
const dsn: string | undefined = import.meta.env.VITE_ERROR_REPORTS_DSN;
const clients = createClients({
  origin: location.origin,
  getStorage: () => localStorage,
  clientType,
  errorReports: dsn ? { dsn } : undefined,
});
const open = findPage(location.pathname);

createRoot(root).render(
  <StrictMode>
    {open === undefined ? (
      <App clients={clients} page={window} />
    ) : (
      <PageFrame clients={clients} page={window} open={open} />
    )}
  </StrictMode>,
);
