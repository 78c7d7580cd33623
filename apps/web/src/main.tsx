import { StrictMode } from 'react';
import { App } from './app/app.tsx';
import { drawnAhead, resume } from './app/first-paint/resume.ts';
import { createBrowserHistory } from './app/router/app-router.tsx';
import { loadChunk, recoveryFor } from './app/router/chunk-recovery.ts';
import { queryClient, renewOnReturn, session, signOutNavigation, startHousekeeping } from './app/services.ts';
import { loadTexts } from './i18n/load-texts.ts';
import { createRoot } from './lib/react-root.ts';
import { checkCachedStart } from './platform/network/network.ts';
import './styles/index.css';
import { getPlatform } from './platform/platform.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root.');

function start(): void {
  startHousekeeping(
    queryClient,
    () => window.location.reload(),
    (path) => signOutNavigation.navigate(path),
  );
  renewOnReturn(session.refresh);
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
// The words come before the first picture: a page never changes its language while it stands.
loadChunk(() => loadTexts('first'), recoveryFor(true)).then(
  () => (drawn === null ? draw() : resume(root, drawn, app, queryClient).catch(draw)),
  // Without them there is nothing to show: the page begins again when there is a network.
  () => window.addEventListener('online', () => window.location.reload(), { once: true }),
);

/** Before anything else: in the shell, what the app reads at once is made ready. Null in a browser, where nothing is to do. */
function startPlatform(): Promise<void> | null {
  if (getPlatform() === 'web') return null;
  return import('./platform/start/native.ts').then(({ startNative }) => startNative());
}
