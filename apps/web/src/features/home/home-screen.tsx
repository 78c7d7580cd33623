import { scoreLabel, tileLevel } from '@labelwise/domain/scoring';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { activitySummaryQuery } from '../../data/scans.ts';
import { useSession } from '../../data/session/session-context.tsx';
import { useTranslation } from '../../i18n/translation.ts';
import { paths } from '../../lib/paths.ts';
import { Skeleton } from '../../ui/feedback/waiting.tsx';
import { ScoreTile, ScoreTiles } from '../../ui/food/score/score.tsx';
import { PageTitle, Screen } from '../../ui/layout/screen.tsx';
import { FavoritesCell, HealthCell, PreferencesCell, ProfileCell, TrendingCell } from './cells.tsx';
import styles from './home.module.css';
import { OfferLastScan } from './offer-last-scan.tsx';
import { RecentScans } from './recent-scans.tsx';
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

/** Scanned, Avg Score (green from 70, orange from 50, else red) and Favorites. */
function FigureTiles() {
  const { t } = useTranslation();
  const { data, isPending } = useQuery(activitySummaryQuery());
  const average = data?.averageScore == null ? null : Math.round(data.averageScore);
  const shown = (value: number | null | undefined): ReactNode =>
    isPending ? <Skeleton width="64px" height="42px" /> : value == null ? '–' : value.toLocaleString('en-US');
  return (
    <ScoreTiles>
      <ScoreTile value={shown(data?.scans)} label={t('Scanned')} to={paths.history} />
      <ScoreTile
        value={shown(average)}
        label={t('Avg Score')}
        level={average === null ? undefined : tileLevel(average)}
        word={average === null ? undefined : t(scoreLabel(average))}
        to={paths.insights}
      />
      <ScoreTile value={shown(data?.favorites)} label={t('Favorites')} to={paths.favorites} />
    </ScoreTiles>
  );
}
