import { type Access, useAccess } from '../../data/session/access.ts';
import { displayName, type SessionUser } from '../../data/session/session.ts';
import { useSession } from '../../data/session/session-context.tsx';
import { useTrialOffer } from '../../data/subscription.ts';
import { useTheme } from '../../data/theme.ts';
import { useTranslation } from '../../i18n/translation.ts';
import { Link, NavLink } from '../../lib/navigation/link.tsx';
import { paths } from '../../lib/paths.ts';
import { buttonClass, IconButton } from '../../ui/controls/button/button.tsx';
import { Segmented } from '../../ui/controls/choice/choice.tsx';
import { Modal } from '../../ui/feedback/modal/modal.tsx';
import { Icon, type IconName } from '../../ui/icons/icon.tsx';
import { Tag } from '../../ui/layout/list.tsx';
import { PREMIUM_PROMISES, PromiseList } from '../../ui/layout/upsell.tsx';
import styles from './side-menu.module.css';

/** What premium adds, for members who do not have it; the trial is offered only where one can start. */
function Upsell({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation();
  const canStartTrial = useTrialOffer();
  return (
    <section className={styles.upsell} aria-label={t('Premium')}>
      <PromiseList promises={PREMIUM_PROMISES.menu} say={t} look="small" />
      <p className="strong small">{t('from $9.99/month')}</p>
      <div className={styles.upsellActions}>
        {canStartTrial && (
          <Link to={paths.trialSetup} onClick={onLeave} className={buttonClass({ variant: 'primary', size: 'small' })}>
            {t('Free Trial')}
          </Link>
        )}
        <Link to={paths.subscribe} onClick={onLeave} className={buttonClass({ size: 'small' })}>
          {t('Upgrade')}
        </Link>
      </div>
    </section>
  );
}

const ITEMS: readonly { to: string; label: string; icon: IconName; isNew?: true }[] = [
  { to: paths.profile, label: 'My Profile', icon: 'user' },
  { to: paths.preferences, label: 'Dietary Preferences', icon: 'sliders' },
  { to: paths.healthProfile, label: 'Health Profile', icon: 'pulse' },
  { to: paths.aiNutritionist, label: 'AI Nutritionist', icon: 'chat', isNew: true },
  { to: paths.favorites, label: 'Favorites', icon: 'heart' },
  { to: paths.trending, label: 'Trending', icon: 'trend' },
  { to: paths.history, label: 'Scan History', icon: 'clock' },
  { to: paths.offline, label: 'Without a network', icon: 'offline' },
];

/** The items of the side menu; Help opens the onboarding dialog. */
function MenuItems({ onLeave, onHelp }: { onLeave: () => void; onHelp: () => void }) {
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

export type SideMenuProps = {
  onClose: () => void;
  onHelp: () => void;
};

/** The menu that slides in from the left: who is signed in, where to go, what premium adds. Every choice closes it. */
export function SideMenu({ onClose, onHelp }: SideMenuProps) {
  const { t } = useTranslation();
  const { user } = useSession();
  const access = useAccess();
  return (
    <Modal onClose={onClose} shape="drawer">
      {(titleId) => (
        <div className={styles.menu}>
          <div className={styles.head}>
            <h2 id={titleId} tabIndex={-1} className={styles.title}>
              {t('Menu')}
            </h2>
            <IconButton icon="close" label={t('Close menu')} onClick={onClose} />
          </div>
          <MenuWho user={user} access={access} onLeave={onClose} />
          <MenuItems onLeave={onClose} onHelp={onHelp} />
          {user !== null && !access.hasPremiumAccess && <Upsell onLeave={onClose} />}
          <ThemeChoice />
        </div>
      )}
    </Modal>
  );
}

type MenuWhoProps = { user: SessionUser | null; access: Access; onLeave: () => void };

/** The member's name, e-mail and plan; for a visitor the way to sign in. */
function MenuWho({ user, access, onLeave }: MenuWhoProps) {
  const { t } = useTranslation();
  if (user === null) {
    return (
      <div className={styles.who}>
        <p className="muted small">{t('Sign in to keep what you scan and to have every score fit you.')}</p>
        <Link to={paths.auth} onClick={onLeave} className={buttonClass({ variant: 'primary', size: 'small' })}>
          {t('Sign In')}
        </Link>
      </div>
    );
  }
  return (
    <div className={styles.who}>
      <p className={styles.name}>
        {displayName(user)}
        {access.isPremiumSubscriber && <Tag look="new">{t('Premium')}</Tag>}
        {access.isOnTrial && <Tag look="new">{t('Trial')}</Tag>}
      </p>
      <p className="muted small">{user.email}</p>
    </div>
  );
}

/** Light, dark, or as the device has it. */
function ThemeChoice() {
  const { t } = useTranslation();
  const [theme, setTheme] = useTheme();
  return (
    <div className={styles.theme}>
      <Segmented
        label={t('Theme')}
        showLabel
        options={[
          { value: 'light', label: t('Light') },
          { value: 'dark', label: t('Dark') },
          { value: 'system', label: t('System') },
        ]}
        value={theme}
        onChange={setTheme}
      />
    </div>
  );
}
