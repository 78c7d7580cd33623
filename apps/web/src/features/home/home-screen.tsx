import { useTranslation } from 'react-i18next';
import { useSession } from '../../data/session/session-context.tsx';
import { PageTitle, Screen } from '../../ui/layout/screen/screen.tsx';
import { FavoritesCell } from './cards/favorites-cell.tsx';
import { HealthCell } from './cards/health-cell.tsx';
import { PreferencesCell } from './cards/preferences-cell.tsx';
import { ProfileCell } from './cards/profile-cell.tsx';
import { RecentScans } from './cards/recent-scans.tsx';
import { TrendingCell } from './cards/trending-cell.tsx';
import { FigureTiles } from './figure-tiles.tsx';
import styles from './home.module.css';
import { OfferLastScan } from './offer-last-scan.tsx';
import { ScanPanel } from './scan-panel.tsx';

/** / for members: what their scans add up to, the way to the camera, and a door to every area. */
export function HomeScreen() {
  const { t } = useTranslation();
  const { user } = useSession();
  const name = user?.firstName?.trim() || user?.username?.trim();
  const greeting = name ? t('Welcome back, {{name}}!', { name }) : t('Welcome back!');
  return (
    <Screen title={greeting} titleLook="absent">
      <div className={styles.head}>
        <div>
          <PageTitle>{greeting}</PageTitle>
          <div className={styles.tiles}>
            <FigureTiles />
          </div>
        </div>
        <ScanPanel />
      </div>
      <div className={styles.bento}>
        <OfferLastScan className={styles.whole} />
        <div className={styles.recent}>
          <RecentScans />
        </div>
        <FavoritesCell />
        <TrendingCell />
        <PreferencesCell />
        <HealthCell />
        <div className={styles.whole}>
          <ProfileCell />
        </div>
      </div>
    </Screen>
  );
}
