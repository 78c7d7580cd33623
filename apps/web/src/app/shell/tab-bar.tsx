import type { PlainId } from '@labelwise/messages';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { say } from '../../i18n/say.ts';
import { NavLink } from '../../lib/navigation.tsx';
import { LIVE, paths } from '../../lib/paths.ts';
import { useRoom } from '../../lib/use-wide.ts';
import { Icon, type IconName } from '../../ui/icons/icon.tsx';
import { warmCamera } from '../routes.tsx';
import styles from './tab-bar.module.css';

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
export function TabBar() {
  const again = useAfterScan();
  const links = useRoom() ? [...TABS, ...RAIL] : TABS;
  return (
    <nav className={`${styles.tabs} ${again ? styles.again : ''}`} aria-label={say('screens-app.main')}>
      {links.map(({ to, label, icon }) =>
        to === paths.scan ? (
          <ScanTab key={to} again={again} />
        ) : (
          <NavLink key={to} to={to} end className={styles.tab ?? ''}>
            <span className={styles.sign}>
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
    <NavLink to={paths.scan} state={LIVE} end className={styles.scan ?? ''}>
      <span className={styles.sign}>
        <Icon name="scan" />
      </span>
      {again ? (
        <>
          <span className={styles.words}>{say('screens-common.scan_next')}</span>
          <span className={styles.word} aria-hidden="true">
            {say('screens-common.scan')}
          </span>
        </>
      ) : (
        say('screens-common.scan')
      )}
    </NavLink>
  );
}
