import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ComponentProps, type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { useIsInHousehold } from '../data/people/has-people.ts';
import { useQuestionsSubject } from '../data/questions.ts';
import { type Session, SessionProvider, useSession } from '../data/session/session.ts';
import { loadWith } from '../i18n/load-texts.ts';
import { say } from '../i18n/say.ts';
import { createNavigationMemory, NavigationMemoryProvider } from '../lib/navigation.tsx';
import { useDrawnHere } from '../lib/use-drawn-here.ts';
import { getPlatform } from '../platform/platform.ts';
import { storageKeys } from '../platform/storage/keys.ts';
import { local, perTab } from '../platform/storage/local.ts';
import { currentToast, subscribeToasts } from '../ui/feedback/toast-store.ts';
import type { Toaster } from '../ui/feedback/toaster.tsx';
import { Pages } from './pages.tsx';
import { AppRouter, type BrowserHistory } from './router/app-router.tsx';
import { ErrorBoundary, ErrorScreen } from './static/message-screen.tsx';

const KEY = 'labelwise_routes';

function restored(): string[] {
  try {
    const value: unknown = JSON.parse(perTab.get(KEY) ?? '[]');
    return Array.isArray(value) ? value.filter((route) => typeof route === 'string') : [];
  } catch {
    return [];
  }
}

/** The tab's own memory of its last routes; a reload does not lose the way back. */
const navigationMemory = createNavigationMemory(restored(), (routes) => perTab.set(KEY, JSON.stringify(routes)));

/** Only the shell has a back button and links of its own. */
const DeviceEvents =
  getPlatform() === 'native' ? lazy(() => import('./router/device-events.tsx').then((m) => ({ default: m.DeviceEvents }))) : null;

const crashed = () => <ErrorScreen alone onTryAgain={() => window.location.reload()} />;

type AppProps = {
  queryClient: QueryClient;
  session: Session;
  history: BrowserHistory;
};

/** The app: everything a screen may ask for, and the pages. */
export function App({ queryClient, session, history }: AppProps) {
  return (
    <ErrorBoundary renderFallback={crashed}>
      <QueryClientProvider client={queryClient}>
        <SessionProvider value={session}>
          <NavigationMemoryProvider value={navigationMemory}>
            <AppRouter history={history} pages={<Pages />}>
              <Notifications />
              <QuestionsOnDemand />
              <AnswersOfferOnDemand />
              <HouseholdChangesOnDemand />
              {DeviceEvents && (
                <Suspense fallback={null}>
                  <DeviceEvents />
                </Suspense>
              )}
            </AppRouter>
          </NavigationMemoryProvider>
        </SessionProvider>
      </QueryClientProvider>
    </ErrorBoundary>
  );
}

const Questions = lazy(() => loadWith(import('../features/welcome/questions/questions-sheet.tsx')).then((m) => ({ default: m.Questions })));

/** The three questions, which several screens open; their code comes with the first time. */
function QuestionsOnDemand() {
  const isOpen = useQuestionsSubject() !== null;
  return isOpen ? (
    <Suspense fallback={null}>
      <Questions />
    </Suspense>
  ) : null;
}

const AnswersOffer = lazy(() => loadWith(import('../features/welcome/questions/offers.tsx')).then((m) => ({ default: m.AnswersOffer })));

const PeopleOffer = lazy(() => loadWith(import('../features/people/people-offer.tsx')).then((m) => ({ default: m.PeopleOffer })));

const PacksOffer = lazy(() => loadWith(import('../features/welcome/questions/offers.tsx')).then((m) => ({ default: m.PacksOffer })));

/** Asked of whoever signs in on a device that holds a guest's answers, or what a guest stated of packs: one after the other. */
function AnswersOfferOnDemand() {
  const { isAuthenticated } = useSession();
  const hasAnswers = local.get(storageKeys.guestProfile) !== null;
  const hasPeople = local.get(storageKeys.guestPeople) !== null;
  if (!isAuthenticated || (!hasAnswers && !hasPeople && local.get(storageKeys.submissions) === null)) return null;
  return <Suspense fallback={null}>{hasAnswers ? <AnswersOffer /> : hasPeople ? <PeopleOffer /> : <PacksOffer />}</Suspense>;
}

const HouseholdChanges = lazy(() => import('../data/household.ts').then((m) => ({ default: m.HouseholdChanges })));

/** Who shares a household is notified on every screen of what its other members change: foods are judged for them too. */
function HouseholdChangesOnDemand() {
  const { isAuthenticated } = useSession();
  const isInHousehold = useIsInHousehold();
  return isAuthenticated && isInHousehold ? (
    <Suspense fallback={null}>
      <HouseholdChanges />
    </Suspense>
  ) : null;
}

/** The one place of the toasts. */
function Notifications() {
  // It lies in a place of its own beside the app, which no server draws.
  if (!useDrawnHere()) return null;
  return <LateToaster label={say('screens-app.notifications_f8')} closeLabel={say('screens-app.dismiss')} />;
}

/**
 * The place of toasts, fetched with the first press, key or field that is entered, or with a toast that comes before: no first page
 * needs it to stand. Where it cannot be fetched the next press asks again.
 */
export function LateToaster(props: ComponentProps<typeof Toaster>) {
  const [Place, setPlace] = useState<ComponentType<ComponentProps<typeof Toaster>> | null>(null);
  useEffect(() => {
    if (Place !== null) return undefined;
    const fetchPlace = async () => {
      const module = await import('../ui/feedback/toaster.tsx').catch(() => null);
      if (module !== null) setPlace(() => module.Toaster);
    };
    const ask = () => void fetchPlace();
    const options = { capture: true, passive: true } as const;
    document.addEventListener('pointerdown', ask, options);
    document.addEventListener('keydown', ask, options);
    document.addEventListener('focusin', ask, options);
    const unsubscribe = subscribeToasts(ask);
    if (currentToast() !== null) ask();
    return () => {
      document.removeEventListener('pointerdown', ask, options);
      document.removeEventListener('keydown', ask, options);
      document.removeEventListener('focusin', ask, options);
      unsubscribe();
    };
  }, [Place]);
  return Place === null ? null : <Place {...props} />;
}
