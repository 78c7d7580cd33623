import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { startHousekeeping } from './app/housekeeping.ts';
import { queryClient, session } from './app/services.ts';
import './styles/index.css';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root.');

startHousekeeping(queryClient, () => window.location.reload());
void session.start();
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
