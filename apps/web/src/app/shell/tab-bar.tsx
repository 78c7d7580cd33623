import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { Icon, type IconName } from '../../ui/icons/icon.tsx';
import styles from './tab-bar.module.css';

const TABS: readonly { to: string; label: string; icon: IconName }[] = [
  { to: paths.home, label: 'Home', icon: 'home' },
  { to: paths.aiNutritionist, label: 'AI', icon: 'chat' },
  { to: paths.scan, label: 'Scan', icon: 'scan' },
  { to: paths.insights, label: 'Insights', icon: 'chart' },
  { to: paths.profile, label: 'Profile', icon: 'user' },
];

/** Five tabs at the thumb with the scan button raised among them; from 768 px a rail at the left, Scan first. */
export function TabBar() {
  const { t } = useTranslation();
  return (
    <nav className={styles.tabs} aria-label={t('Main')}>
      {TABS.map(({ to, label, icon }) => (
        <NavLink key={to} to={to} end className={(to === paths.scan ? styles.scan : styles.tab) ?? ''}>
          <span className={styles.sign}>
            <Icon name={icon} />
          </span>
          {t(label)}
        </NavLink>
      ))}
    </nav>
  );
}
