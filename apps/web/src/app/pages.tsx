import type { PlainId } from '@labelwise/messages';
import { lazy, Suspense, useEffect } from 'react';
import { Navigate, NavigationType, Route, Routes, useLocation, useNavigate, useNavigationType } from 'react-router';
import { useSession } from '../data/session/session.ts';
import { loadWith } from '../i18n/load-texts.ts';
import { say } from '../i18n/say.ts';
import { useNavigationMemory, useTitle } from '../lib/navigation.tsx';
import { LIVE, paths, type ReturnState } from '../lib/paths.ts';
import { storageKeys } from '../platform/storage/keys.ts';
import { hasFlag, isFirstVisit, perTab } from '../platform/storage/local.ts';
import { LinkButton } from '../ui/controls/button.tsx';
import { PageWaiting } from '../ui/feedback/waiting.tsx';
import { Mark } from '../ui/icons/icon.tsx';
import styles from './pages.module.css';
import { navigationTimer } from './router/app-router.tsx';
import { ChunkLoadError } from './router/chunk-recovery.ts';
import { type AppRoute, AuthScreen, GuestHomeScreen, routes } from './routes.tsx';
import { signOutNavigation } from './services.ts';
import { Shell } from './shell/shell.tsx';
import { ErrorBoundary, ErrorScreen, MessageScreen } from './static/message-screen.tsx';

const SignedOutCard = lazy(() => loadWith(import('./static/not-found-screen.tsx')).then((m) => ({ default: m.SignedOutCard })));
const NotFoundScreen = lazy(() => loadWith(import('./static/not-found-screen.tsx')).then((m) => ({ default: m.NotFoundScreen })));

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
              <Suspense fallback={<PageWaiting titled />}>
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
  const { pathname, key } = useLocation();
  const decision = useDecision(route);
  useTitle(decision.show === 'sign-in' ? say('screens-common.sign_in') : say(route.title));
  useArrival();
  const crashed = (error: unknown, reset: () => void) => {
    // The AI page falls back to home when it cannot be reached.
    if (error instanceof ChunkLoadError && route.path === paths.aiNutritionist) return <Navigate to={paths.home} replace />;
    // A part that could not be fetched stays missing until the page is loaded again.
    return <ErrorScreen onTryAgain={error instanceof ChunkLoadError ? () => window.location.reload() : reset} />;
  };
  return (
    <Shell bare={route.bare === true || decision.show === 'sign-in'} quiet={route.quiet === true && decision.show === 'page'}>
      <ErrorBoundary resetKey={`${pathname} ${key}`} renderFallback={crashed}>
        {/* At the very start; later pages are waited for on the old one. */}
        <Suspense fallback={<PageWaiting shape={route.waiting} titled />}>
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
      <Suspense fallback={<PageWaiting titled />}>
        <NotFoundScreen />
      </Suspense>
    </Shell>
  );
}

/** While the session loads. It appears after 200 ms, so that a quick start shows nothing that flickers. */
function FullScreenLoader() {
  return (
    <div className={styles.loader} role="status">
      <Mark size={96} />
      <p>{say('screens-app.loading_labelwise')}</p>
    </div>
  );
}

/** What this visitor sees at this route. */
function useDecision(route: AppRoute): Decision {
  const { isAuthenticated } = useSession();
  return decide(route.access, { isAuthenticated, isGuest: hasFlag(storageKeys.guest), isFirstVisit: isFirstVisit() });
}

/** A route's page, or what stands in its place for a visitor who is not signed in. */
function GuardedPage({ route, decision }: { route: AppRoute; decision: Decision }) {
  const { pathname, search } = useLocation();
  switch (decision.show) {
    case 'redirect': {
      const state: ReturnState | null = decision.remember ? { returnTo: pathname + search } : null;
      // An invitation to the trial (/profile?trial=true) is still one at the sign-in.
      const isInvited = decision.remember && new URLSearchParams(search).get('trial') === 'true';
      return <Navigate to={isInvited ? `${decision.to}?trial=true` : decision.to} replace state={state} />;
    }
    case 'guest-home':
      return <GuestHomeScreen />;
    case 'sign-in':
      return <AuthScreen />;
    case 'card':
      return <SignedOutCard route={route} />;
    case 'page':
      return route.Screen === undefined ? <PendingScreen title={route.title} /> : <route.Screen />;
  }
}

/** A page of the route table whose area is not part of this version. */
function PendingScreen({ title }: { title: PlainId }) {
  return (
    <MessageScreen
      title={say(title)}
      text={say('screens-app.this_page_is_not')}
      actions={
        <LinkButton to={paths.scan} state={LIVE} variant="primary">
          {say('screens-common.scan_food')}
        </LinkButton>
      }
    />
  );
}

/** What a visitor sees at a route. */
type Decision =
  | { show: 'page' }
  | { show: 'card' }
  | { show: 'sign-in' }
  | { show: 'guest-home' }
  | { show: 'redirect'; to: string; remember: boolean };

type Visitor = {
  isAuthenticated: boolean;
  /** Chose to look around without an account on this device. */
  isGuest: boolean;
  /** No sign-in, no onboarding, no survey yet on this device. */
  isFirstVisit: boolean;
};

/** The guards in one table. */
export function decide(access: AppRoute['access'], visitor: Visitor): Decision {
  if (visitor.isAuthenticated || access === 'open') return { show: 'page' };
  if (access === 'card') return { show: 'card' };
  if (access === 'in-place') return { show: 'sign-in' };
  if (access === 'home' && visitor.isGuest) return { show: 'guest-home' };
  if (access === 'home' && visitor.isFirstVisit) return { show: 'redirect', to: paths.onboarding, remember: false };
  return { show: 'redirect', to: paths.auth, remember: true };
}

/** How long a page may take to grow tall enough for the place that was left. */
const RESTORE_TIMEOUT_MS = 1500;
const entry = (key: string) => `labelwise_scroll_${key}`;

/** Notes the place of this history entry while its page stands. */
function rememberScroll(key: string): () => void {
  if ('scrollRestoration' in window.history) window.history.scrollRestoration = 'manual';
  const handleScroll = () => perTab.set(entry(key), String(Math.round(window.scrollY)));
  window.addEventListener('scrollend', handleScroll);
  window.addEventListener('pagehide', handleScroll);
  return () => {
    window.removeEventListener('scrollend', handleScroll);
    window.removeEventListener('pagehide', handleScroll);
  };
}

/** To the top for a new page (`null`); for a step back to the place that was left, once the page is tall enough. */
function restoreScroll(key: string | null): () => void {
  const wanted = key === null ? 0 : Number(perTab.get(entry(key)) ?? 0);
  const arrive = (): boolean => {
    window.scrollTo(0, wanted);
    return Math.abs(window.scrollY - wanted) <= 1;
  };
  if (arrive()) return () => undefined;
  const observer = new ResizeObserver(() => {
    if (arrive()) stop();
  });
  const stop = () => {
    clearTimeout(timer);
    observer.disconnect();
    window.removeEventListener('wheel', stop);
    window.removeEventListener('touchmove', stop);
  };
  const timer = setTimeout(stop, RESTORE_TIMEOUT_MS);
  observer.observe(document.body);
  window.addEventListener('wheel', stop, { passive: true });
  window.addEventListener('touchmove', stop, { passive: true });
  return stop;
}

/** How long a page may take to show its heading before the focus is left where it is. */
const FOCUS_TIMEOUT_MS = 5000;

/**
 * Moves the focus to the new page's h1, as soon as it is there, without scrolling. A person who has moved the focus
 * meanwhile is left alone, and so is a page that gave it to its field.
 */
function focusHeading(): () => void {
  const main = document.querySelector('main');
  if (main === null) return () => undefined;
  const before = document.activeElement;
  // The page itself gave it to its field already: whoever came here wants to type.
  if (before !== null && before.matches('input, textarea') && main.contains(before)) return () => undefined;

  const tryFocus = (): boolean => {
    const heading = main.querySelector('h1');
    if (heading === null) return false;
    if (!heading.hasAttribute('tabindex')) heading.setAttribute('tabindex', '-1');
    heading.focus({ preventScroll: true });
    return true;
  };
  if (tryFocus()) return () => undefined;

  const observer = new MutationObserver(() => {
    const moved = document.activeElement !== before && document.activeElement !== document.body;
    if (moved || tryFocus()) observer.disconnect();
  });
  observer.observe(main, { childList: true, subtree: true });
  const timer = setTimeout(() => observer.disconnect(), FOCUS_TIMEOUT_MS);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}

const HOW = { [NavigationType.Push]: 'push', [NavigationType.Pop]: 'pop', [NavigationType.Replace]: 'replace' } as const;

/** What happens whenever a new page stands: it is noted and timed, scrolled to its place, and its heading gets the focus. */
function useArrival(): void {
  const { pathname, search, key } = useLocation();
  const how = HOW[useNavigationType()];
  const memory = useNavigationMemory();

  useEffect(() => {
    const route = pathname + search;
    navigationTimer.finish(route);
    memory.note(route, how);
  }, [how, key, memory, pathname, search]);

  useEffect(() => {
    // On the very first page nothing was left behind, not even when it only led on to this one: nobody has touched it yet.
    const isFirst = navigationTimer.count() === 0 || navigator.userActivation?.hasBeenActive === false;
    const stop = how === 'pop' ? restoreScroll(key) : restoreScroll(null);
    const stopFocus = isFirst ? () => undefined : focusHeading();
    const forget = rememberScroll(key);
    return () => {
      stop();
      stopFocus();
      forget();
    };
    // Only a new page moves the focus; a changed query on the same page must not.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [pathname]);
}
