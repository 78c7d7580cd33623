import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { startHousekeeping } from './app/housekeeping.ts';
import { queryClient, session } from './app/services.ts';
import { checkCachedStart } from './platform/network/network.ts';
import { startPlatform } from './platform/start/index.ts';
import './styles/index.css';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root.');

function start(): void {
  startHousekeeping(queryClient, () => window.location.reload());
  void session.start();
  checkCachedStart();
}

// In a browser at once, so that the first picture is already the right one.
const preparing = startPlatform();
if (preparing === null) start();
else void preparing.finally(start);
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
