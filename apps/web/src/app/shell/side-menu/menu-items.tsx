import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';
import { paths } from '../../../lib/paths.ts';
import { Icon, type IconName } from '../../../ui/icons/icon.tsx';
import { Tag } from '../../../ui/layout/list/tag.tsx';
import styles from './side-menu.module.css';

const ITEMS: readonly { to: string; label: string; icon: IconName; isNew?: true }[] = [
  { to: paths.profile, label: 'My Profile', icon: 'user' },
  { to: paths.preferences, label: 'Dietary Preferences', icon: 'sliders' },
  { to: paths.healthProfile, label: 'Health Profile', icon: 'pulse' },
  { to: paths.aiNutritionist, label: 'AI Nutritionist', icon: 'chat', isNew: true },
  { to: paths.favorites, label: 'Favorites', icon: 'heart' },
  { to: paths.trending, label: 'Trending', icon: 'trend' },
  { to: paths.history, label: 'Scan History', icon: 'clock' },
];

/** The items of the side menu; Help opens the onboarding dialog. */
export function MenuItems({ onLeave, onHelp }: { onLeave: () => void; onHelp: () => void }) {
  const { t } = useTranslation();
  return (
    <nav aria-label={t('Menu')}>
      <ul className={styles.items}>
        {ITEMS.map(({ to, label, icon, isNew }) => (
          <li key={to}>
            <NavLink to={to} className={styles.item ?? ''} onClick={onLeave}>
              <Icon name={icon} />
              {t(label)}
              {isNew && (
                <span className={styles.new}>
                  <Tag look="new">{t('New')}</Tag>
                </span>
              )}
            </NavLink>
          </li>
        ))}
        <li>
          <button type="button" className={styles.item} onClick={onHelp}>
            <Icon name="help" />
            {t('Help')}
          </button>
        </li>
      </ul>
    </nav>
  );
}
