import { newestPerProduct } from '@labelwise/domain/history';
import { scoreLabel } from '@labelwise/domain/scoring';
import { verdictText } from '@labelwise/messages/render/verdict';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { lastActivityQuery } from '../../data/activity.ts';
import { saveFailure } from '../../data/call.ts';
import { hasVisitorsScan, readStoredScan, resolveVisitorsScan, type StoredScan, storeLastScan } from '../../data/foods/stored-scan.ts';
import { takeFiguresAlong } from '../../data/guest-data.ts';
import { useIsForOthers } from '../../data/people/has-people.ts';
import { isDailyLimit, newestScansQuery, type ScanEntry, saveScan } from '../../data/scans.ts';
import { useListScores } from '../../data/scores/lists/use-list-scores.ts';
import { useSession } from '../../data/session/session.ts';
import { loadWith } from '../../i18n/load-texts.ts';
import { say } from '../../i18n/say.ts';
import { shortName } from '../../i18n/words.ts';
import { epochOf, shortTimeText } from '../../lib/dates.ts';
import { Link } from '../../lib/navigation.tsx';
import { paths, resultsPath } from '../../lib/paths.ts';
import { NOT_DONE_TEXTS } from '../../lib/save-failure.ts';
import { judgedScan } from '../../lib/score-state.ts';
import { Button } from '../../ui/controls/button.tsx';
import { NotLoaded, SaveFailed } from '../../ui/feedback/messages.tsx';
import { toast } from '../../ui/feedback/toast-store.ts';
import { PageWaiting, SkeletonRows } from '../../ui/feedback/waiting.tsx';
import { FoodRow } from '../../ui/food/food-row.tsx';
import { ActivityTiles, FiguresNote } from '../../ui/food/score.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { PageTitle, Screen } from '../../ui/layout/screen.tsx';
import { FavoritesCell, HealthCell, PreferencesCell, ProfileCell, TrendingCell, WatchCard } from './cells.tsx';
import styles from './home.module.css';
import { NewMemberHome } from './new-member-home.tsx';
import { ScanPanel, SearchEntry } from './scan-panel.tsx';
import { type Stage, useStage } from './use-stage.ts';

/** / for members: what their scans add up to, the way to the camera, and a door to every area. */
export function HomeScreen() {
  const { user } = useSession();
  const name = user?.firstName?.trim() || user?.username?.trim();
  const stage = useStage();
  const greeting = greetingOf(stage, name);
  if (stage !== 'known')
    return (
      <Screen title={greeting} titleLook="absent">
        <PageTitle>{greeting}</PageTitle>
        {stage === 'unclear' && <PageWaiting />}
        {stage === 'new' && <NewMemberHome offer={<OfferLastScan className={styles.offer} />} figures={<FigureTiles />} />}
      </Screen>
    );
  return (
    <Screen title={greeting} titleLook="absent">
      <div className={styles.head}>
        <div>
          <PageTitle>{greeting}</PageTitle>
          <SearchEntry />
          <div className={styles.tiles}>
            <FigureTiles />
          </div>
        </div>
        <ScanPanel />
      </div>
      <div className={styles.bento}>
        <OfferLastScan className={styles.whole} />
        <WatchCard className={styles.whole} />
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

/** Nobody comes back who was never here. */
function greetingOf(stage: Stage, name: string | undefined): string {
  if (stage === 'known') return name ? say('screens-home.welcome_back_name', { name }) : say('screens-common.welcome_back');
  return name ? say('screens-home.welcome_name', { name }) : say('screens-common.welcome');
}

/** Scanned, Avg Score, Favorites. */
function FigureTiles() {
  const { data, isPending, isError } = useQuery(lastActivityQuery());
  const labels = {
    scans: say('screens-common.scanned'),
    average: say('screens-home.avg_score'),
    averageOf: say('screens-common.all_time'),
    favorites: say('screens-common.favorites'),
  };
  return (
    <>
      <ActivityTiles figures={data} isPending={isPending} labels={labels} wordOf={(score) => verdictText(say, scoreLabel(score))} />
      <FiguresNote storedAt={data?.storedAt ?? null} isUnknown={isError} />
    </>
  );
}

type Present = Extract<StoredScan, { state: 'present' }>;

/** After sign-up: what a visitor scanned on this device before can be saved in the new account, once. */
export function OfferLastScan({ className }: { className: string | undefined }) {
  const { data: summary } = useQuery(lastActivityQuery());
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
  const client = useQueryClient();
  const { user } = useSession();
  const save = useMutation({
    mutationFn: () => saveScan(client, food, typeof score === 'number' ? score : (score?.score ?? food.healthScore), user?.id ?? ''),
    onSuccess: () => {
      takeFiguresAlong();
      onDone();
      toast({ title: say('screens-home.saved_to_your_history'), description: shortName(food.name) });
    },
  });
  return (
    <Card title={say('screens-home.keep_your_last_scan')}>
      <p>{say('screens-home.you_scanned_name_before', { name: shortName(food.name) })}</p>
      {save.isError && (
        <SaveFailed alone retryLabel={say('screens-common.try_again')} onRetry={() => save.mutate()} busy={save.isPending}>
          {isDailyLimit(save.error) ? say('screens-home.you_have_used_your') : say(NOT_DONE_TEXTS[saveFailure(save.error)])}
        </SaveFailed>
      )}
      <div className={styles.actions}>
        <Button size="small" onClick={onDone}>
          {say('screens-common.not_now')}
        </Button>
        <Button size="small" variant="primary" loading={save.isPending} onClick={() => save.mutate()}>
          {say('screens-home.keep_it')}
        </Button>
      </div>
    </Card>
  );
}

/** Enough scans to find four different products among, most of the time. */
const ASKED = 12;
const MAX_SHOWN = 4;
/** A row that says for whom a food is not is taller. */
const MAX_SHOWN_FOR_OTHERS = 3;
const scoring = { batch: 'history', fallback: () => 50 } as const;

/** The last products scanned, each once, with the way to the whole history. */
function RecentScans() {
  const { data, isPending, isError, refetch } = useQuery(newestScansQuery(ASKED));
  return (
    <Card
      title={say('screens-common.scan_history')}
      aside={
        <Link to={paths.history} className="link">
          {say('screens-common.see_all')}
          <Icon name="next" size="s" />
        </Link>
      }
    >
      {isPending && <SkeletonRows count={3} label={say('screens-home.loading_scan_history')} />}
      {isError && (
        <NotLoaded retryLabel={say('screens-common.try_again')} onRetry={() => void refetch()}>
          {say('screens-home.your_last_scans_could')}
        </NotLoaded>
      )}
      {data?.length === 0 && <p className="small muted">{say('screens-home.what_you_scan_stands')}</p>}
      {data !== undefined && data.length > 0 && <Rows entries={data} />}
    </Card>
  );
}

// Only who has people needs it.
const loadForOthers = () => loadWith(import('./for-others.tsx'));
const ForOthers = lazy(() => loadForOthers().then((m) => ({ default: m.ForOthers })));
const TooYoung = lazy(() => loadForOthers().then((m) => ({ default: m.TooYoung })));

type Entries = readonly ScanEntry[];

function Rows({ entries }: { entries: Entries }) {
  const [now] = useState(Date.now);
  const isForOthers = useIsForOthers();
  const rows = useMemo(
    () =>
      newestPerProduct(entries.map(({ scan, food }) => ({ food, at: epochOf(scan.scannedAt), stored: judgedScan(scan) }))).slice(
        0,
        isForOthers ? MAX_SHOWN_FOR_OTHERS : MAX_SHOWN,
      ),
    [entries, isForOthers],
  );
  const { scores } = useListScores(
    useMemo(() => rows.map(({ food }) => food), [rows]),
    scoring,
  );
  return (
    <>
      {isForOthers && (
        <div className={styles.tooYoung}>
          <Suspense fallback={null}>
            <TooYoung />
          </Suspense>
        </div>
      )}
      <ul className={styles.list}>
        {rows.map(({ food, at, stored }, index) => {
          const fresh = scores.get(food.id);
          const { score, state } = fresh === undefined || fresh.isFallback ? stored : fresh;
          const hasBarcode = food.barcode !== null && food.barcode !== '' && food.barcode !== 'unknown';
          return (
            <li key={food.id} className={index === MAX_SHOWN - 1 ? styles.wideOnly : undefined}>
              <FoodRow
                name={food.name}
                brand={food.brand}
                image={food.image}
                family={food.placeholder}
                score={score}
                scoreState={state}
                household={
                  isForOthers ? (
                    <Suspense fallback={null}>
                      <ForOthers score={fresh} />
                    </Suspense>
                  ) : undefined
                }
                meta={at === null ? undefined : shortTimeText(at, now)}
                to={hasBarcode ? resultsPath(food.barcode ?? '') : paths.results}
                onOpen={hasBarcode ? undefined : () => storeLastScan(food, { score })}
              />
            </li>
          );
        })}
      </ul>
    </>
  );
}
