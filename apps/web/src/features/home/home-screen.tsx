import { scoreLabel, tileLevel } from '@labelwise/domain/scoring';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { hasVisitorsScan, resolveVisitorsScan } from '../../data/foods/last-scan.ts';
import { readStoredScan, type StoredScan } from '../../data/foods/stored-scan.ts';
import { activitySummaryQuery, isDailyLimit, saveScan } from '../../data/scans.ts';
import { useSession } from '../../data/session/session-context.tsx';
import { useTranslation } from '../../i18n/translation.ts';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/controls/button/button.tsx';
import { toast } from '../../ui/feedback/toast/toast-store.ts';
import { Skeleton } from '../../ui/feedback/waiting.tsx';
import { ScoreTile, ScoreTiles } from '../../ui/food/score/score.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { PageTitle, Screen } from '../../ui/layout/screen.tsx';
import { FavoritesCell, HealthCell, PreferencesCell, ProfileCell, TrendingCell } from './cells.tsx';
import styles from './home.module.css';
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

type Present = Extract<StoredScan, { state: 'present' }>;

/** After sign-up: what a visitor scanned on this device before can be saved in the new account, once. */
export function OfferLastScan({ className }: { className: string | undefined }) {
  const { data: summary } = useQuery(activitySummaryQuery());
  const [done, setDone] = useState(() => !hasVisitorsScan());
  const [scan, setScan] = useState<Present | null>(null);
  const isNew = !done && summary?.scans === 0;
  useEffect(() => {
    if (!isNew) return undefined;
    let gone = false;
    const read = async () => {
      const stored = await readStoredScan();
      if (!gone && stored.state === 'present' && stored.food.id !== '') setScan(stored);
    };
    void read();
    return () => {
      gone = true;
    };
  }, [isNew]);
  const finish = () => {
    resolveVisitorsScan();
    setDone(true);
  };
  if (!isNew || scan === null) return null;
  return (
    <div className={className}>
      <Offer scan={scan} onDone={finish} />
    </div>
  );
}

function Offer({ scan: { food, score }, onDone }: { scan: Present; onDone: () => void }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { user } = useSession();
  const save = useMutation({
    mutationFn: () => saveScan(client, food, typeof score === 'number' ? score : (score?.score ?? food.healthScore), user?.id ?? ''),
    onSuccess: () => {
      onDone();
      toast({ title: t('Saved to your history'), description: food.name });
    },
    onError: (error) => {
      const description = isDailyLimit(error)
        ? t('You have used your scans for today. Try again tomorrow.')
        : t('This could not be saved. Please try again.');
      toast({ title: t('Error'), description, variant: 'destructive' });
    },
  });
  return (
    <Card title={t('Keep your last scan?')}>
      <p>{t('You scanned {{name}} before you signed in. It can be the first one in your history.', { name: food.name })}</p>
      <div className={styles.actions}>
        <Button size="small" onClick={onDone}>
          {t('Not now')}
        </Button>
        <Button size="small" variant="primary" loading={save.isPending} onClick={() => save.mutate()}>
          {t('Keep it')}
        </Button>
      </div>
    </Card>
  );
}
