import { lazy, Suspense, useEffect } from 'react';
import { Navigate, Route, Routes, useLocation, useNavigate } from 'react-router';
import { useSession } from '../data/session/session-context.tsx';
import { useTranslation } from '../i18n/translation.ts';
import { paths } from '../lib/paths.ts';
import { useTitle } from '../lib/use-title.ts';
import { Mark } from '../ui/icons/mark.tsx';
import { GuardedPage, useDecision } from './guarded-page.tsx';
import styles from './pages.module.css';
import { ChunkLoadError } from './router/chunk-recovery.ts';
import { useArrival } from './router/use-arrival.ts';
import { type AppRoute, routes } from './routes.tsx';
import { signOutNavigation } from './services.ts';
import { Shell } from './shell/shell.tsx';
import { ErrorBoundary, ErrorScreen } from './static/message-screen.tsx';

const NotFoundScreen = lazy(() => import('./static/not-found-screen.tsx').then((m) => ({ default: m.NotFoundScreen })));

/** Every part of the design in every state; left out of the build. */
const DesignPages = import.meta.env.DEV
  ? lazy(() => import('../ui/design-page/design-page.tsx').then((m) => ({ default: m.DesignPages })))
  : null;

/** Every page of the app by its address; until it is known who is signed in, the loader. */
export function Pages() {
  const { isLoading } = useSession();
  const navigate = useNavigate();
  useEffect(() => {
    signOutNavigation.navigate = (path) => void navigate(path, { replace: true });
  }, [navigate]);
  if (isLoading) return <FullScreenLoader />;
  return (
    <Routes>
      {routes.map((route) => (
        <Route key={route.path} path={route.path} element={<Page route={route} />} />
      ))}
      {DesignPages && (
        <Route
          path="/design/*"
          element={
            <Shell bare={false}>
              <Suspense fallback={<PageWaiting />}>
                <DesignPages />
              </Suspense>
            </Shell>
          }
        />
      )}
      <Route path="*" element={<UnknownPage />} />
    </Routes>
  );
}

/** One page in its shell. Routes share this element, so the shell stays as it is from page to page. */
function Page({ route }: { route: AppRoute }) {
  const { t } = useTranslation();
  const { pathname, key } = useLocation();
  const decision = useDecision(route);
  useTitle(decision.show === 'sign-in' ? t('Sign In') : t(route.title));
  useArrival();
  const crashed = (error: unknown, reset: () => void) => {
    // The AI page falls back to home when it cannot be reached.
    if (error instanceof ChunkLoadError && route.path === paths.aiNutritionist) return <Navigate to={paths.home} replace />;
    // A part that could not be fetched stays missing until the page is loaded anew.
    return <ErrorScreen onTryAgain={error instanceof ChunkLoadError ? () => window.location.reload() : reset} />;
  };
  return (
    <Shell bare={route.bare === true || decision.show === 'sign-in'} quiet={route.quiet === true && decision.show === 'page'}>
      <ErrorBoundary resetKey={`${pathname} ${key}`} renderFallback={crashed}>
        <Suspense fallback={<PageWaiting />}>
          <GuardedPage route={route} decision={decision} />
        </Suspense>
      </ErrorBoundary>
    </Shell>
  );
}

function UnknownPage() {
  useArrival();
  return (
    <Shell bare={false}>
      <Suspense fallback={<PageWaiting />}>
        <NotFoundScreen />
      </Suspense>
    </Shell>
  );
}

/** In place of a page whose code is on its way at the very start; later pages are waited for on the old one. */
function PageWaiting() {
  const { t } = useTranslation();
  return (
    <p role="status" className="sr-only">
      {t('Loading')}
    </p>
  );
}

/** While the session loads. It appears after 200 ms, so that a quick start shows nothing that flickers. */
function FullScreenLoader() {
  const { t } = useTranslation();
  return (
    <div className={styles.loader} role="status">
      <Mark size={96} />
      <p>{t('Loading Labelwise…')}</p>
    </div>
  );
}
