import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { currentUserQuery } from '../../data/account/account.ts';
import { useSession } from '../../data/session/session-context.tsx';
import { Screen } from '../../ui/layout/screen/screen.tsx';
import { AccountCard } from './account/account-card.tsx';
import { DevicesCard } from './account/devices-card.tsx';
import { YourDataCard } from './account/your-data-card.tsx';
import { HealthCard } from './cards/health-card.tsx';
import { PreferencesCard } from './cards/preferences-card.tsx';
import { StatTiles } from './cards/stat-tiles.tsx';
import { SubscriptionCard } from './cards/subscription-card.tsx';
import { Identity } from './identity/identity.tsx';
import styles from './profile.module.css';

/** /profile: who the member is, what is held about him, and how to change, take along or end it. */
export function ProfileScreen() {
  const { t } = useTranslation();
  const session = useSession();
  const fresh = useQuery(currentUserQuery());
  const user = fresh.data ?? session.user;
  if (user === null) return null;
  return (
    <Screen title={t('My Profile')} titleLook="absent">
      <div className={styles.top}>
        <Identity user={user} />
        <div className={styles.tiles}>
          <StatTiles />
        </div>
      </div>
      <div className={styles.columns}>
        <div className={styles.column}>
          <PreferencesCard />
          <HealthCard user={user} />
          <SubscriptionCard user={user} />
        </div>
        <div className={styles.column}>
          <AccountCard user={user} />
          <DevicesCard />
          <YourDataCard user={user} />
        </div>
      </div>
    </Screen>
  );
}
