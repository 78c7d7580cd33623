import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { drawnAhead, resume } from './app/first-paint/resume.ts';
import { startHousekeeping } from './app/housekeeping.ts';
import { createBrowserHistory } from './app/router/app-router.tsx';
import { queryClient, session, signOutNavigation } from './app/services.ts';
import { checkCachedStart } from './platform/network/network.ts';
import { startPlatform } from './platform/start/index.ts';
import './styles/index.css';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root.');

function start(): void {
  startHousekeeping(
    queryClient,
    () => window.location.reload(),
    (path) => signOutNavigation.navigate(path),
  );
  void session.start();
  checkCachedStart();
}

// In a browser at once, so that the first picture is already the right one.
const preparing = startPlatform();
if (preparing === null) start();
else void preparing.finally(start);

const app = (
  <StrictMode>
    <App queryClient={queryClient} session={session} history={createBrowserHistory()} />
  </StrictMode>
);
const drawn = drawnAhead(root);
const draw = () => createRoot(root).render(app);
if (drawn === null) draw();
else resume(root, drawn, app, queryClient).catch(draw);
