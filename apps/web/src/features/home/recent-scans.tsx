import { newestPerProduct } from '@labelwise/domain/history';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Link } from 'react-router';
import { storeLastScan } from '../../data/foods/last-scan.ts';
import { newestScansQuery, type ScanEntry } from '../../data/scans.ts';
import { useListScores } from '../../data/scores/lists/use-list-scores.ts';
import { useTranslation } from '../../i18n/translation.ts';
import { epochOf, shortTimeText } from '../../lib/dates.ts';
import { paths, resultsPath } from '../../lib/paths.ts';
import { judgedScan } from '../../lib/score-state.ts';
import { SkeletonRows } from '../../ui/feedback/waiting.tsx';
import { FoodRow } from '../../ui/food/product/food-row.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { Card } from '../../ui/layout/card.tsx';
import styles from './recent-scans.module.css';

/** Enough scans to find four different products among, most of the time. */
const ASKED = 12;
const MAX_SHOWN = 4;
const scoring = { batch: 'history', fallback: () => 50 } as const;

/** The last products scanned, each once, with the way to the whole history. */
export function RecentScans() {
  const { t } = useTranslation();
  const { data, isPending, isError, refetch } = useQuery(newestScansQuery(ASKED));
  return (
    <Card
      title={t('Scan History')}
      aside={
        <Link to={paths.history} className="link">
          {t('See all')}
          <Icon name="next" size="s" />
        </Link>
      }
    >
      {isPending && <SkeletonRows count={3} label={t('Loading scan history...')} />}
      {isError && (
        <p className="small muted">
          {t('Your last scans could not be loaded.')}{' '}
          <button type="button" className="link" onClick={() => void refetch()}>
            {t('Try Again')}
          </button>
        </p>
      )}
      {data?.length === 0 && <p className="small muted">{t('What you scan stands here, the newest first.')}</p>}
      {data !== undefined && data.length > 0 && <Rows entries={data} />}
    </Card>
  );
}

type Entries = readonly ScanEntry[];

function Rows({ entries }: { entries: Entries }) {
  const [now] = useState(Date.now);
  const rows = useMemo(
    () =>
      newestPerProduct(entries.map(({ scan, food }) => ({ food, at: epochOf(scan.scannedAt), stored: judgedScan(scan) }))).slice(
        0,
        MAX_SHOWN,
      ),
    [entries],
  );
  const { scores } = useListScores(
    useMemo(() => rows.map(({ food }) => food), [rows]),
    scoring,
  );
  return (
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
              meta={at === null ? undefined : shortTimeText(at, now)}
              to={hasBarcode ? resultsPath(food.barcode ?? '') : paths.results}
              onOpen={hasBarcode ? undefined : () => storeLastScan(food, { score })}
            />
          </li>
        );
      })}
    </ul>
  );
}
