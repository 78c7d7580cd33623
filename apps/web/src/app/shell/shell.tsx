import type { PlainId } from '@labelwise/messages';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, startTransition, useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { afterSaves } from '../../data/query-client.ts';
import { loadAllTexts, loadWith } from '../../i18n/load-texts.ts';
import { say } from '../../i18n/say.ts';
import { log } from '../../lib/log.ts';
import { Link, NavLink } from '../../lib/navigation.tsx';
import { LIVE, paths } from '../../lib/paths.ts';
import { whenIdle } from '../../lib/timing.ts';
import { useRoom } from '../../lib/use-wide.ts';
import { useOnline } from '../../platform/network/network.ts';
import { registerServiceWorker, storeLoadedTexts } from '../../platform/service-worker.ts';
import { Button, IconButton } from '../../ui/controls/button.tsx';
import { Banner, OfflineBanner as Strip } from '../../ui/feedback/banner.tsx';
import { useNameTip } from '../../ui/feedback/tooltip.tsx';
import { Icon, type IconName, Mark } from '../../ui/icons/icon.tsx';
import { HeaderSlotProvider } from '../../ui/layout/screen.tsx';
import { useNavigationPending } from '../router/app-router.tsx';
import { warmCamera } from '../routes.tsx';
import type { OnboardingDialogProps } from './onboarding-dialog.tsx';
import styles from './shell.module.css';
import type { SideMenuProps } from './side-menu.tsx';
import tabBarStyles from './tab-bar.module.css';

const LazySideMenu = lazy(() => loadWith(import('./side-menu.tsx')).then((m) => ({ default: m.SideMenu })));

/** The menu, fetched when it is first opened. */
function SideMenu(props: SideMenuProps) {
  return (
    <Suspense fallback={null}>
      <LazySideMenu {...props} />
    </Suspense>
  );
}

const LazyOnboardingDialog = lazy(() => loadWith(import('./onboarding-dialog.tsx')).then((m) => ({ default: m.OnboardingDialog })));

/** The help dialog, fetched when it is first opened. */
function OnboardingDialog(props: OnboardingDialogProps) {
  return (
    <Suspense fallback={null}>
      <LazyOnboardingDialog {...props} />
    </Suspense>
  );
}

type ShellProps = {
  /** Fills the window: no header, no tabs. */
  bare: boolean;
  /** On a phone without the tabs: a page with one decision and all its terms in sight. */
  quiet?: boolean | undefined;
  children: ReactNode;
};

/** What stands around every page: skip link, header, tabs (a rail from 768 px), banner, menu and help. */
export function Shell({ bare, quiet = false, children }: ShellProps) {
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  // The page asks for the place, so it would be drawn again at one go, or taken over so.
  const slotRef = useCallback((element: HTMLElement | null) => startTransition(() => setSlot(element)), []);
  const [open, setOpen] = useState<'menu' | 'help' | null>(null);
  return (
    <div className={bare ? styles.bare : `${styles.shell} ${quiet ? styles.quiet : ''}`} data-bare={bare || undefined}>
      <a href="#main" className={styles.skip}>
        {say('screens-app.skip_to_content')}
      </a>
      <NavigationProgress />
      {!bare && <Header slotRef={slotRef} onMenu={() => setOpen('menu')} menuOpen={open === 'menu'} />}
      {!bare && <TabBar />}
      <div className={styles.column}>
        <OfflineBanner />
        <UpdatePrompt />
        <main id="main" tabIndex={-1} className={bare ? styles.bareMain : styles.main}>
          <HeaderSlotProvider value={bare ? undefined : slot}>{children}</HeaderSlotProvider>
        </main>
      </div>
      {open === 'menu' && <SideMenu onClose={() => setOpen(null)} onHelp={() => setOpen('help')} />}
      {open === 'help' && <OnboardingDialog onClose={() => setOpen(null)} />}
    </div>
  );
}

type HeaderProps = {
  /** Where a page puts its way back. */
  slotRef: (element: HTMLElement | null) => void;
  onMenu: () => void;
  menuOpen: boolean;
};

const LazyHeaderSearch = lazy(() => loadWith(import('../../features/search/header-search.tsx')).then((m) => ({ default: m.HeaderSearch })));

/** The search of wide windows; narrow ones have the way to its page. */
function Search() {
  const { handlers, tip } = useNameTip(say('screens-common.search'));
  return useRoom() ? (
    <div className={styles.find}>
      <Suspense fallback={null}>
        <LazyHeaderSearch />
      </Suspense>
    </div>
  ) : (
    <Link to={paths.search} className={styles.toSearch} aria-label={say('screens-common.search')} {...handlers}>
      <Icon name="search" />
      {tip}
    </Link>
  );
}

/** The fixed header: logo and name, which lead home, the search, and the menu button. */
function Header({ slotRef, onMenu, menuOpen }: HeaderProps) {
  return (
    <header className={styles.header}>
      <div ref={slotRef} className={styles.slot} />
      <Link to={paths.home} className={styles.brand}>
        <Mark />
        Labelwise
      </Link>
      <Search />
      <IconButton icon="menu" label={say('screens-app.menu')} aria-haspopup="dialog" aria-expanded={menuOpen} onClick={onMenu} />
    </header>
  );
}

/** A thin line at the top while the next page is on its way; it appears only when that takes longer than 200 ms. */
function NavigationProgress() {
  const pending = useNavigationPending();
  if (!pending) return null;
  return (
    <div className={styles.line} role="progressbar" aria-label={say('screens-app.loading')}>
      <span />
    </div>
  );
}

/** Stands under the header while there is no network. */
function OfflineBanner() {
  return <Strip offline={!useOnline()}>{say('screens-app.youre_offline_some_features')}</Strip>;
}

/** For a time without a network: everything that pages say in this language, once the page is at rest. */
async function storeTexts(): Promise<void> {
  await whenIdle();
  await loadAllTexts();
  await storeLoadedTexts();
}

/** Says that a new version is ready and activates it on request; nothing is reloaded without asking. */
function UpdatePrompt() {
  const client = useQueryClient();
  const [accept, setAccept] = useState<(() => void) | null>(null);

  useEffect(() => {
    registerServiceWorker((take) => setAccept(() => take))
      .then(storeTexts)
      .catch((error: unknown) => log.info(`The app will not work offline: ${String(error)}`));
  }, []);

  return (
    <div role="status">
      {accept !== null && (
        <Banner
          tone="info"
          action={
            <Button size="small" onClick={() => afterSaves(client, accept)}>
              {say('screens-app.update')}
            </Button>
          }
        >
          {say('screens-app.a_new_version_of')}
        </Banner>
      )}
    </div>
  );
}

const TABS: readonly { to: string; label: PlainId; icon: IconName }[] = [
  { to: paths.home, label: 'screens-app.home', icon: 'home' },
  { to: paths.aiNutritionist, label: 'screens-app.ai', icon: 'chat' },
  { to: paths.scan, label: 'screens-common.scan', icon: 'scan' },
  { to: paths.insights, label: 'screens-app.insights', icon: 'chart' },
  { to: paths.profile, label: 'screens-app.profile', icon: 'user' },
];

/** The lists that the rail has room for; on a phone the menu leads there. */
const RAIL: typeof TABS = [
  { to: paths.history, label: 'screens-common.history', icon: 'clock' },
  { to: paths.favorites, label: 'screens-common.favorites', icon: 'heart' },
];

/** Where a product stands on screen: the raised button says that the next one can be scanned. */
const AFTER_A_SCAN: readonly string[] = [paths.results, paths.compare];

function useAfterScan(): boolean {
  const { pathname } = useLocation();
  return AFTER_A_SCAN.some((path) => pathname === path || pathname.startsWith(`${path}/`));
}

/** Five tabs at the thumb with the scan button raised among them; from 768 px a rail at the left, Scan first, two lists last. */
function TabBar() {
  const again = useAfterScan();
  const links = useRoom() ? [...TABS, ...RAIL] : TABS;
  return (
    <nav className={`${tabBarStyles.tabs} ${again ? tabBarStyles.again : ''}`} aria-label={say('screens-app.main')}>
      {links.map(({ to, label, icon }) =>
        to === paths.scan ? (
          <ScanTab key={to} again={again} />
        ) : (
          <NavLink key={to} to={to} end className={tabBarStyles.tab ?? ''}>
            <span className={tabBarStyles.sign}>
              <Icon name={icon} />
            </span>
            {say(label)}
          </NavLink>
        ),
      )}
    </nav>
  );
}

/** The raised button: one tap, and the camera is live. */
function ScanTab({ again }: { again: boolean }) {
  useEffect(() => {
    // The code of the camera is fetched as soon as the finger is down, so that letting go finds it.
    const warm = ({ target }: PointerEvent) => {
      if (target instanceof Element && target.closest(`a[href="${paths.scan}"]`) !== null) void warmCamera().catch(() => undefined);
    };
    document.addEventListener('pointerdown', warm, { passive: true });
    return () => document.removeEventListener('pointerdown', warm);
  }, []);
  return (
    <NavLink to={paths.scan} state={LIVE} end className={tabBarStyles.scan ?? ''}>
      <span className={tabBarStyles.sign}>
        <Icon name="scan" />
      </span>
      {again ? (
        <>
          <span className={tabBarStyles.words}>{say('screens-common.scan_next')}</span>
          <span className={tabBarStyles.word} aria-hidden="true">
            {say('screens-common.scan')}
          </span>
        </>
      ) : (
        say('screens-common.scan')
      )}
    </NavLink>
  );
}
