import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useAccess } from '../../../data/session/access.ts';
import { useStartTrial, useTrialOffer } from '../../../data/subscription.ts';
import { type TrendingItem, trendingQuery } from '../../../data/trending.ts';
import { useTranslation } from '../../../i18n/translation.ts';
import { reloadPage } from '../../../lib/browser-page.ts';
import { Link } from '../../../lib/navigation/link.tsx';
import { LIVE, paths, resultsPath } from '../../../lib/paths.ts';
import { Button, LinkButton } from '../../../ui/controls/button/button.tsx';
import { EmptyState } from '../../../ui/feedback/message/states.tsx';
import { toast } from '../../../ui/feedback/toast/toast-store.ts';
import { FoodRow } from '../../../ui/food/product/food-row.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { BackButton, Screen } from '../../../ui/layout/screen.tsx';
import { PREMIUM_PROMISES, UpsellCard } from '../../../ui/layout/upsell.tsx';
import { hasRealBarcode, KindMeta } from '../parts/food-entry.tsx';
import { ListLoading, QuietRetry } from '../parts/list-loading.tsx';
import { CompareBar, PickBox } from '../tools/compare-bar.tsx';
import { ListTools, MIN_ROWS, NothingPasses } from '../tools/list-tools.tsx';
import { categoriesOf, isNarrowed, narrow } from '../tools/narrowing.ts';
import { useNarrowing, usePicking } from '../tools/use-narrowing.ts';
import styles from './trending.module.css';
import { TrendingInsights } from './trending-insights.tsx';

/** What premium shows here, and the two ways to it. A started trial reloads the page. */
function TrendingTeaser() {
  const { t } = useTranslation();
  const canStartTrial = useTrialOffer();
  const { start, isStarting } = useStartTrial({
    started: reloadPage,
    refused: (message) => toast({ title: t('Trial Setup Failed'), description: t(message), variant: 'destructive' }),
  });
  return (
    <UpsellCard title={t('See what everybody scans')} lockLabel={t('Premium')} promises={PREMIUM_PROMISES.trending} say={t}>
      {canStartTrial && (
        <Button variant="primary" wide loading={isStarting} onClick={() => start()}>
          {t('Start 7-Day Free Trial')}
        </Button>
      )}
      <LinkButton to={paths.subscribe} variant={canStartTrial ? 'secondary' : 'primary'} wide>
        {t('Upgrade to Premium')}
      </LinkButton>
    </UpsellCard>
  );
}

/** /trending: the week's most scanned products for members with premium access, for others what they would see. */
export function TrendingScreen() {
  const { t } = useTranslation();
  const { hasPremiumAccess } = useAccess();
  return (
    <Screen
      title={t('Trending')}
      lead={hasPremiumAccess ? t('Most Scanned This Week') : undefined}
      above={<BackButton to={paths.home}>{t('Back')}</BackButton>}
      width={hasPremiumAccess ? 'wide' : 'narrow'}
    >
      {hasPremiumAccess ? <TrendingList /> : <TrendingTeaser />}
    </Screen>
  );
}

/** The ranking. A failed fetch shows the empty state, with a quiet way to try again. */
function TrendingList() {
  const { t } = useTranslation();
  const { data, isPending, isError, isFetching, refetch } = useQuery(trendingQuery());
  if (isPending) return <ListLoading label={t('Loading trending products...')} />;
  const items = data ?? [];
  return (
    <div className={styles.columns}>
      {items.length === 0 ? (
        <div>
          <EmptyState
            scene="trending"
            title={t('No Trending Products')}
            action={
              <LinkButton to={paths.scan} state={LIVE} variant="primary" icon="scan">
                {t('Start Scanning')}
              </LinkButton>
            }
          >
            {t('Start favoriting products to see trending items here!')}
          </EmptyState>
          {isError && <QuietRetry busy={isFetching} onRetry={() => void refetch()} />}
        </div>
      ) : (
        <Ranking items={items} />
      )}
      <div className={styles.aside}>
        <TrendingInsights />
        <Link to={paths.scan} state={LIVE} className={styles.join}>
          <Icon name="scan" />
          <span>
            <span className="strong">{t('Join the Community')}</span>
            <span className="small muted">{t('Every scan counts in this ranking. No name goes with it.')}</span>
          </span>
          <Icon name="next" size="s" />
        </Link>
      </div>
    </div>
  );
}

const foodOf = ({ food }: TrendingItem) => food;
const shownScore = ({ ownScore, healthScore }: TrendingItem) => ownScore ?? healthScore;

/** The ranking with its tools. Each food keeps its place in the whole ranking, whatever is shown of it. */
function Ranking({ items }: { items: readonly TrendingItem[] }) {
  const { t } = useTranslation();
  const state = useNarrowing();
  const picking = usePicking();
  const shown = narrow(items, state.narrowing, { foodOf, scoreOf: shownScore });
  return (
    <div>
      {(items.length >= MIN_ROWS || isNarrowed(state.narrowing)) && (
        <ListTools
          {...state}
          categories={categoriesOf(items.map(foodOf))}
          shown={shown.length}
          total={items.length}
          isBusy={false}
          isIncomplete={false}
          // The server ranks only what this member may be proposed.
          offersFits={false}
          picking={picking}
          newestLabel="Most scanned"
        />
      )}
      {shown.length === 0 && <NothingPasses {...state} />}
      <ol className={styles.list} aria-label={t('Most Scanned This Week')}>
        {shown.map((item) => (
          <li key={item.food.id} className={styles.item}>
            <b className={`num ${styles.rank}`}>{items.indexOf(item) + 1}</b>
            <TrendingCard
              item={item}
              pick={picking.isOn ? <PickBox foodId={item.food.id} name={item.food.name} picking={picking} /> : undefined}
            />
          </li>
        ))}
      </ol>
      <CompareBar picking={picking} />
    </div>
  );
}

type TrendingCardProps = { item: TrendingItem; pick: ReactNode };

function TrendingCard({ item, pick }: TrendingCardProps) {
  const { food, favoriteCount, ownScore } = item;
  const { t } = useTranslation();
  const likes = t(favoriteCount === 1 ? '{{n}} favorite' : '{{n}} favorites', { n: favoriteCount.toLocaleString('en-US') });
  const shown = shownScore(item);
  return (
    <FoodRow
      name={food.name}
      brand={food.brand}
      image={food.image}
      family={food.placeholder}
      score={shown.score}
      scoreState={shown.state}
      action={pick}
      to={resultsPath(hasRealBarcode(food) ? food.barcode : food.id, '?from=trending')}
      meta={
        <KindMeta icon="heart" kind={likes}>
          {t(categoryWords(food.category))}
          {ownScore === null && shown.state !== 'no data' && ` · ${t('for everyone')}`}
        </KindMeta>
      }
    />
  );
}

/** A trending card's category: its first two words, "Food" where there is none. */
export function categoryWords(category: string | null): string {
  const words = (category ?? '').trim().split(/\s+/).slice(0, 2).join(' ');
  return words === '' ? 'Food' : words;
}
