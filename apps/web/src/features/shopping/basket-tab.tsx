import type { HouseholdVerdict } from '@labelwise/domain/people';
import { scoreLabel } from '@labelwise/domain/scoring';
import type { PerDay } from '@labelwise/domain/shopping';
import { verdictText } from '@labelwise/messages/render/verdict';
import { useState } from 'react';
import { stripOf } from '../../data/people/verdict-words.ts';
import { type ShownSwap, useSwaps } from '../../data/shopping/basket.ts';
import { changeItem } from '../../data/shopping/shopping.ts';
import type { Entry } from '../../data/shopping/stored-list.ts';
import { say } from '../../i18n/say.ts';
import { LIVE, scanToPath } from '../../lib/paths.ts';
import { storageKeys } from '../../platform/storage/keys.ts';
import { local } from '../../platform/storage/local.ts';
import { Button, LinkButton } from '../../ui/controls/button/button.tsx';
import { Segmented } from '../../ui/controls/choice/choice.tsx';
import { EmptyState, NotRenewed } from '../../ui/feedback/message/states.tsx';
import { toast } from '../../ui/feedback/toast/toast-store.ts';
import { Skeleton } from '../../ui/feedback/waiting.tsx';
import { ScoreRing } from '../../ui/food/score/score-ring.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { EntryRow, SIGNS, type TabProps } from './entry-row.tsx';
import { ShareActs } from './share-acts.tsx';
import styles from './shopping.module.css';

/** What was taken: its score, what it brings each person on each day, and what would make it better. */
export function BasketTab({ listed, bought, foods, judged, isFailed, nameOf }: TabProps & { isFailed: boolean }) {
  const [days, setDays] = useDays();
  const swaps = useSwaps(judged, bought, foods);
  if (bought.length === 0)
    return (
      <EmptyState
        scene="history"
        title={say('screens-shopping.basket_empty')}
        action={
          <LinkButton to={scanToPath('basket')} state={LIVE} icon="scan">
            {say('screens-shopping.scan_to_basket')}
          </LinkButton>
        }
      >
        {say('screens-shopping.basket_empty_lead')}
      </EmptyState>
    );
  const { basket } = judged ?? {};
  const counts = { n: bought.length, days: Number(days) };
  const words = bought.filter(({ foodId }) => foodId === null).length;
  const without = (basket?.withoutScore ?? 0) + (bought.length - (basket?.items.length ?? bought.length));
  return (
    <div className={styles.tab}>
      <Card
        title={say('screens-shopping.this_basket')}
        aside={judged === null ? undefined : say('screens-shopping.foods_people_days', { ...counts, people: judged.people.length })}
      >
        {basket?.verdict != null && <AnswerOfBasket verdict={basket.verdict} />}
        {isFailed ? null : judged === null || basket === undefined ? (
          <Skeleton width="100%" height="104px" />
        ) : (
          <div className={styles.head}>
            <ScoreRing score={basket.score} size="middle" state={basket.score === null ? 'no data' : 'judged'} />
            <div>
              {basket.score !== null && <p className={styles.word}>{verdictText(say, scoreLabel(basket.score))}</p>}
              <p className="small muted">{say('screens-shopping.mean_of', { n: basket.items.length - basket.withoutScore })}</p>
              {without > 0 && <p className="small strong">{say('screens-shopping.without_score', { n: without })}</p>}
            </div>
          </div>
        )}
        {judged !== null && (
          <>
            <div className={styles.noPrint}>
              <Segmented
                label={say('screens-shopping.for_days')}
                showLabel
                options={DAYS.map((n) => ({ value: n, label: say('screens-shopping.days', { n: Number(n) }) }))}
                value={days}
                onChange={setDays}
              />
            </div>
            <Days perDay={judged.perDay(Number(days))} people={judged.people.length} days={Number(days)} />
          </>
        )}
      </Card>
      <Swaps
        swaps={swaps.data}
        isPending={swaps.isLoading}
        retry={swaps.isError ? { busy: swaps.isFetching, press: () => void swaps.refetch() } : null}
        before={basket?.score ?? null}
        hasInfant={judged?.hasInfant === true}
        bought={bought}
      />
      <Card title={say('screens-shopping.in_the_basket')}>
        <ul className={styles.inCard}>
          {bought.map((entry) => (
            <EntryRow key={entry.id} entry={entry} foods={foods} judged={judged} nameOf={nameOf} />
          ))}
        </ul>
        {words > 0 && <p className="caption">{say('screens-shopping.words_have_no_score', { n: words })}</p>}
      </Card>
      <div className={`${styles.acts} ${styles.noPrint}`}>
        <LinkButton to={scanToPath('basket')} state={LIVE} icon="scan">
          {say('screens-shopping.scan_to_basket')}
        </LinkButton>
        <Button onClick={() => empty(bought)}>{say('screens-shopping.empty_the_basket')}</Button>
      </div>
      <ShareActs listed={listed} bought={bought} score={basket?.score ?? null} />
    </div>
  );
}

/** Whom something in the basket is not for, above a score that may be good all the same. Each food alone says that it is safe. */
function AnswerOfBasket({ verdict }: { verdict: HouseholdVerdict }) {
  const { answer, headline } = stripOf(verdict);
  if (answer === 'safe' || answer === 'free') return null;
  return (
    <p className={styles.basketAnswer} data-level={answer === 'conflict' ? 'poor' : undefined}>
      <Icon name={SIGNS[answer]} size="m" />
      {headline}
    </p>
  );
}

const DAYS = ['1', '3', '7', '14'] as const;
type Days = (typeof DAYS)[number];

/** For how many days the basket is, as it was chosen on this device last. */
function useDays() {
  const [days, setDays] = useState<Days>(() => DAYS.find((n) => n === local.get(storageKeys.basketDays)) ?? '7');
  const choose = (chosen: Days) => {
    local.set(storageKeys.basketDays, chosen);
    setDays(chosen);
  };
  return [days, choose] as const;
}

const NAMES = { sugars: 'screens-common.sugars', salt: 'screens-common.salt', saturatedFat: 'screens-common.saturated_fat' } as const;

function Days({ perDay, people, days }: { perDay: readonly PerDay[]; people: number; days: number }) {
  return (
    <div className={styles.days}>
      <h3>{say('screens-shopping.per_person_and_day', { people, days })}</h3>
      <ul>
        {perDay.map(({ nutriment, grams, ofDay, without }) => (
          <li key={nutriment}>
            <p>
              <span className="strong">{say(NAMES[nutriment])}</span>
              <span className="num">
                {grams === null
                  ? say('screens-shopping.not_known')
                  : say('screens-shopping.grams_of_day', { grams: Math.round(10 * grams) / 10, day: ofDay })}
              </span>
            </p>
            {grams !== null && <progress max={ofDay} value={Math.min(grams, ofDay)} data-over={grams > ofDay} aria-hidden="true" />}
            {without > 0 && <p className="caption">{say('screens-shopping.foods_without_figure', { n: without })}</p>}
          </li>
        ))}
      </ul>
      <p className="caption">{say('screens-shopping.of_an_adult')}</p>
    </div>
  );
}

type SwapsProps = {
  swaps: readonly ShownSwap[] | undefined;
  isPending: boolean;
  /** Where they could not be had. */
  retry: { busy: boolean; press: () => void } | null;
  before: number | null;
  hasInfant: boolean;
  bought: readonly Entry[];
};

/** What to take instead, each in one tap, with the exact score of the basket after it. */
function Swaps({ swaps, isPending, retry, before, hasInfant, bought }: SwapsProps) {
  if (hasInfant) return <p className="small muted">{say('screens-shopping.no_swaps_below_three')}</p>;
  if (before === null) return null;
  if (isPending) return <Skeleton width="100%" height="88px" />;
  if (retry !== null)
    return (
      <NotRenewed retryLabel={say('screens-common.try_again')} onRetry={retry.press} busy={retry.busy}>
        {say('screens-insights.swaps_not_loaded')}
      </NotRenewed>
    );
  if (swaps === undefined) return <p className="small muted">{say('screens-shopping.swaps_need_network')}</p>;
  const after = swaps.at(-1)?.scoreAfter;
  if (after === undefined) return <p className="small muted">{say('screens-shopping.nothing_better')}</p>;
  const entryOf = ({ itemId }: ShownSwap) => bought.find(({ id }) => id === itemId);
  return (
    <div className={styles.noPrint}>
      <Card
        title={say('screens-shopping.these_swaps', { n: swaps.length })}
        aside={<span aria-label={say('screens-shopping.from_to', { before, after })}>{`${before} → ${after}`}</span>}
      >
        <ol className={styles.inCard}>
          {swaps.map((swap) => {
            const entry = entryOf(swap);
            return (
              <li key={swap.itemId} className={styles.swap}>
                <ScoreRing score={swap.verdict.score} />
                <p>
                  {say('screens-shopping.swap_for', { from: swap.from.name, to: swap.to.name })}
                  <span className="caption block">{say('screens-shopping.basket_then', { score: swap.scoreAlone })}</span>
                </p>
                {entry !== undefined && (
                  <Button size="small" onClick={() => take([[entry, swap]])}>
                    {say('screens-shopping.swap')}
                  </Button>
                )}
              </li>
            );
          })}
        </ol>
        {swaps.length > 1 && (
          <Button
            size="small"
            variant="primary"
            onClick={() =>
              take(
                swaps.flatMap((swap): [Entry, ShownSwap][] => {
                  const entry = entryOf(swap);
                  return entry === undefined ? [] : [[entry, swap]];
                }),
              )
            }
          >
            {say('screens-shopping.swap_all')}
          </Button>
        )}
        <p className="caption">{say('screens-people.instead_note')}</p>
      </Card>
    </div>
  );
}

/** Puts foods in the place of others, with the way back. */
function take(swaps: readonly (readonly [Entry, ShownSwap])[]): void {
  for (const [entry, { to }] of swaps) changeItem(entry, { foodId: to.id, name: to.name });
  toast({
    title: say('screens-shopping.swapped', { n: swaps.length }),
    action: {
      label: say('screens-common.undo'),
      onPress: () => {
        for (const [entry] of swaps) changeItem(entry, { foodId: entry.foodId, name: entry.name });
      },
    },
  });
}

function empty(bought: readonly Entry[]): void {
  for (const entry of bought) changeItem(entry, { isRemoved: true });
  toast({
    title: say('screens-shopping.basket_emptied'),
    action: {
      label: say('screens-common.undo'),
      onPress: () => {
        for (const entry of bought) changeItem(entry, { isRemoved: false });
      },
    },
  });
}
