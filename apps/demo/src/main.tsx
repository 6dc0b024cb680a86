import '@fontsource-variable/archivo/wdth.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/controls.css';
import './styles/widgets.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { createClients } from './clients.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root element: index.html must contain one.');

createRoot(root).render(
  <StrictMode>
    <App clients={createClients(location.origin)} page={window} />
  </StrictMode>,
);
