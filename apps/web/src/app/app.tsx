import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { I18nextProvider } from 'react-i18next';
import { SessionProvider } from '../data/session/session-context.tsx';
import { englishI18n } from '../i18n/english.ts';
import { NavigationMemoryProvider } from '../lib/navigation/navigation-context.tsx';
import { getPlatform } from '../platform/platform.ts';
import { Pages } from './pages.tsx';
import { AppRouter } from './router/app-router.tsx';
import { navigationMemory } from './router/remembered-routes.ts';
import { queryClient, session } from './services.ts';
import { Notifications } from './shell/notifications.tsx';
import { ErrorBoundary } from './static/error-boundary.tsx';
import { ErrorScreen } from './static/error-screen.tsx';

/** Only the shell has a back button and links of its own. */
const DeviceEvents =
  getPlatform() === 'native' ? lazy(() => import('./router/device-events.tsx').then((m) => ({ default: m.DeviceEvents }))) : null;

const crashed = () => <ErrorScreen alone onTryAgain={() => window.location.reload()} />;

/** The app: everything a screen may ask for, and the pages. */
export function App() {
  return (
    <I18nextProvider i18n={englishI18n}>
      <ErrorBoundary renderFallback={crashed}>
        <QueryClientProvider client={queryClient}>
          <SessionProvider value={session}>
            <NavigationMemoryProvider value={navigationMemory}>
              <AppRouter>
                <Pages />
                <Notifications />
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
    </I18nextProvider>
  );
}
