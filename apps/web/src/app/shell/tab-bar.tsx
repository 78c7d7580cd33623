import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useTranslation } from '../../i18n/translation.ts';
import { NavLink } from '../../lib/navigation/link.tsx';
import { LIVE, paths } from '../../lib/paths.ts';
import { useRoom } from '../../lib/use-wide.ts';
import { Icon, type IconName } from '../../ui/icons/icon.tsx';
import { warmCamera } from '../routes.tsx';
import styles from './tab-bar.module.css';

const TABS: readonly { to: string; label: string; icon: IconName }[] = [
  { to: paths.home, label: 'Home', icon: 'home' },
  { to: paths.aiNutritionist, label: 'AI', icon: 'chat' },
  { to: paths.scan, label: 'Scan', icon: 'scan' },
  { to: paths.insights, label: 'Insights', icon: 'chart' },
  { to: paths.profile, label: 'Profile', icon: 'user' },
];

/** The lists that the rail has room for; on a phone the menu leads there. */
const RAIL: typeof TABS = [
  { to: paths.history, label: 'History', icon: 'clock' },
  { to: paths.favorites, label: 'Favorites', icon: 'heart' },
];

/** Where a product stands on screen: the raised button says that the next one can be scanned. */
const AFTER_A_SCAN: readonly string[] = [paths.results, paths.compare];

function useAfterScan(): boolean {
  const { pathname } = useLocation();
  return AFTER_A_SCAN.some((path) => pathname === path || pathname.startsWith(`${path}/`));
}

/** Five tabs at the thumb with the scan button raised among them; from 768 px a rail at the left, Scan first, two lists last. */
export function TabBar() {
  const { t } = useTranslation();
  const again = useAfterScan();
  const links = useRoom() ? [...TABS, ...RAIL] : TABS;
  return (
    <nav className={`${styles.tabs} ${again ? styles.again : ''}`} aria-label={t('Main')}>
      {links.map(({ to, label, icon }) =>
        to === paths.scan ? (
          <ScanTab key={to} again={again} />
        ) : (
          <NavLink key={to} to={to} end className={styles.tab ?? ''}>
            <span className={styles.sign}>
              <Icon name={icon} />
            </span>
            {t(label)}
          </NavLink>
        ),
      )}
    </nav>
  );
}

/** The raised button: one tap, and the camera is live. */
function ScanTab({ again }: { again: boolean }) {
  const { t } = useTranslation();
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
      {again ? t('Scan next') : t('Scan')}
    </NavLink>
  );
}
