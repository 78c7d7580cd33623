import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Header } from './header.tsx';
import { NavigationProgress } from './navigation-progress.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import { OnboardingDialog } from './onboarding-dialog/lazy-onboarding-dialog.tsx';
import styles from './shell.module.css';
import { SideMenu } from './side-menu/lazy-side-menu.tsx';
import { TabBar } from './tab-bar.tsx';
import { UpdatePrompt } from './update-prompt.tsx';

type ShellProps = {
  /** Fills the window: no header, no tabs. */
  bare: boolean;
  /** On a phone without the tabs: a page with one decision and all its terms in sight. */
  quiet?: boolean | undefined;
  children: ReactNode;
};

/** What stands around every page: skip link, header, tabs (a rail from 768 px), banner, menu and help. */
export function Shell({ bare, quiet = false, children }: ShellProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState<'menu' | 'help' | null>(null);
  return (
    <div className={bare ? styles.bare : `${styles.shell} ${quiet ? styles.quiet : ''}`}>
      <a href="#main" className={styles.skip}>
        {t('Skip to content')}
      </a>
      <NavigationProgress />
      {!bare && <Header onMenu={() => setOpen('menu')} menuOpen={open === 'menu'} />}
      {!bare && <TabBar />}
      <div className={styles.column}>
        <OfflineBanner />
        <UpdatePrompt />
        <main id="main" tabIndex={-1} className={bare ? styles.bareMain : styles.main}>
          {children}
        </main>
      </div>
      {open === 'menu' && <SideMenu onClose={() => setOpen(null)} onHelp={() => setOpen('help')} />}
      {open === 'help' && <OnboardingDialog onClose={() => setOpen(null)} />}
    </div>
  );
}
