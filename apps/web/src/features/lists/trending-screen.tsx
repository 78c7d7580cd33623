import { englishCategory } from '@labelwise/domain/food';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useIsForOthers } from '../../data/people/has-people.ts';
import { useJudgedFor } from '../../data/people/people.ts';
import { useScoreRevision } from '../../data/preferences-updated.ts';
import { useJudgedFood } from '../../data/scores/lists/use-list-scores.ts';
import { useAccess } from '../../data/session/access.ts';
import { useStartTrial, useTrialOffer } from '../../data/subscription.ts';
import { type TrendingItem, trendingQuery } from '../../data/trending.ts';
import { categoryText } from '../../i18n/category-text.ts';
import { locale, say } from '../../i18n/say.ts';
import { reloadPage } from '../../lib/address.ts';
import { Link } from '../../lib/navigation.tsx';
import { LIVE, paths, resultsPath } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/controls/button.tsx';
import { EmptyState } from '../../ui/feedback/messages.tsx';
import { Skeleton } from '../../ui/feedback/waiting.tsx';
import { FoodRow } from '../../ui/food/food-row.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { BackButton, Screen } from '../../ui/layout/screen.tsx';
import { PREMIUM_PROMISES, trialRefused, UpsellCard, WaysToPremium } from '../../ui/layout/upsell.tsx';
import { JudgedFor } from '../../ui/people.tsx';
import { ForOthers, hasRealBarcode, KindMeta, ListLoading, QuietRetry } from './list-parts.tsx';
import { CompareBar, ListTools, MIN_ROWS, NothingPasses, PickBox } from './list-tools.tsx';
import { categoriesOf, isNarrowed, narrow, useNarrowing, usePicking } from './narrowing.ts';
import styles from './trending.module.css';
import { TrendingInsights } from './trending-insights.tsx';

/** What premium shows here, and the two ways to it. A started trial reloads the page. */
function TrendingTeaser() {
  const canStartTrial = useTrialOffer();
  const { start, isStarting } = useStartTrial({
    started: reloadPage,
    refused: trialRefused,
  });
  return (
    <UpsellCard
      title={say('screens-lists.see_what_everybody_scans')}
      lockLabel={say('screens-common.premium')}
      promises={PREMIUM_PROMISES.trending}
    >
      <WaysToPremium trial={canStartTrial ? { start: () => start(), isStarting } : null} />
    </UpsellCard>
  );
}

/** /trending: the week's most scanned products for members with premium access, for others what they would see. */
export function TrendingScreen() {
  const { hasPremiumAccess } = useAccess();
  return (
    <Screen
      title={say('screens-common.trending')}
      lead={hasPremiumAccess ? say('screens-home.most_scanned_this_week') : undefined}
      above={<BackButton to={paths.home}>{say('screens-common.back')}</BackButton>}
      width={hasPremiumAccess ? 'wide' : 'narrow'}
    >
      {hasPremiumAccess ? <TrendingList /> : <TrendingTeaser />}
    </Screen>
  );
}

/** The ranking. A failed fetch shows the empty state, with a quiet way to try again. */
function TrendingList() {
  useScoreRevision();
  const { data, isPending, isError, isFetching, refetch } = useQuery(trendingQuery());
  if (isPending) return <ListLoading label={say('screens-lists.loading_trending_products')} />;
  const items = data ?? [];
  return (
    <div className={styles.columns}>
      {items.length === 0 ? (
        <div>
          <EmptyState
            scene="trending"
            title={say('screens-lists.no_trending_products')}
            action={
              <LinkButton to={paths.scan} state={LIVE} variant="primary" icon="scan">
                {say('screens-common.start_scanning')}
              </LinkButton>
            }
          >
            {say('screens-lists.no_trending_how')}
          </EmptyState>
          {isError && <QuietRetry busy={isFetching} onRetry={() => void refetch()} />}
        </div>
      ) : (
        <Ranking items={items} />
      )}
      <div className={styles.aside}>
        <TrendingInsights>
          <Link to={paths.scan} state={LIVE} className={styles.join}>
            <Icon name="scan" />
            <span>
              <span className="strong">{say('screens-lists.join_the_community')}</span>
              <span className="small muted">{say('screens-lists.join_how')}</span>
            </span>
            <Icon name="next" size="s" />
          </Link>
        </TrendingInsights>
      </div>
    </div>
  );
}

const foodOf = ({ food }: TrendingItem) => food;
const shownScore = ({ ownScore, healthScore }: TrendingItem) => ownScore ?? healthScore;

/** The ranking with its tools. Each food keeps its place in the whole ranking, whatever is shown of it. */
function Ranking({ items }: { items: readonly TrendingItem[] }) {
  const state = useNarrowing();
  const picking = usePicking();
  const judging = useJudgedFor();
  const shown = narrow(items, state.narrowing, { foodOf, scoreOf: shownScore });
  return (
    <div>
      <JudgedFor {...judging} />
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
          newestLabel={say('screens-lists.most_scanned')}
        />
      )}
      {shown.length === 0 && <NothingPasses {...state} />}
      <ol className={styles.list} aria-label={say('screens-home.most_scanned_this_week')}>
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
  const likes = say('screens-lists.favorite_count', { n: favoriteCount });
  const shown = shownScore(item);
  const isForOthers = useIsForOthers();
  const code = hasRealBarcode(food) ? food.barcode : food.id;
  const judged = useJudgedFood(code);
  const others = judged === undefined ? <Skeleton width="100%" height="36px" /> : <ForOthers score={judged} />;
  return (
    <FoodRow
      name={food.name}
      brand={food.brand}
      image={food.image}
      family={food.placeholder}
      score={shown.score}
      scoreState={shown.state}
      action={pick}
      household={isForOthers ? others : undefined}
      to={resultsPath(code, '?from=trending')}
      meta={
        <KindMeta icon="heart" kind={likes}>
          {categoryWords(food.category)}
          {ownScore === null && shown.state !== 'no data' && ` · ${say('screens-lists.for_everyone')}`}
        </KindMeta>
      }
    />
  );
}

/** A trending card's category: its first two words, "Food" where there is none. In other languages, whose names begin with "Jus de", the whole name. */
export function categoryWords(category: string | null): string {
  const name = (category ?? '').trim();
  if (name === '') return say('screens-lists.food');
  if (!locale().startsWith('en')) return categoryText(name);
  const [first = '', second] = englishCategory(name).split(/\s+/);
  return second === undefined || OPEN_ENDED.has(second) ? first : `${first} ${second}`;
}

/** Words that lead on to what is left out. */
const OPEN_ENDED: ReadonlySet<string> = new Set(['and', 'or', 'with', 'without', 'in', 'of', 'from', 'for']);
