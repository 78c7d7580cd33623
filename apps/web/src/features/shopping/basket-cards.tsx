import { type HouseholdVerdict, speaksNothingAgainst } from '@labelwise/domain/people';
import { ringLevel, scoreLabel } from '@labelwise/domain/scoring';
import type { PerDay } from '@labelwise/domain/shopping';
import { verdictText } from '@labelwise/messages/render/verdict';
import { useState } from 'react';
import { stripOf } from '../../data/people/verdict-words.ts';
import type { Judged, ShownSwap } from '../../data/shopping/basket.ts';
import { changeItem } from '../../data/shopping/shopping.ts';
import type { Entry } from '../../data/shopping/stored-list.ts';
import { say } from '../../i18n/say.ts';
import { shortName } from '../../i18n/words.ts';
import { storageKeys } from '../../platform/storage/keys.ts';
import { local } from '../../platform/storage/local.ts';
import { DayBar } from '../../ui/charts.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Segmented } from '../../ui/controls/choice.tsx';
import { NotRenewed } from '../../ui/feedback/messages.tsx';
import { toast } from '../../ui/feedback/toast-store.ts';
import { Skeleton } from '../../ui/feedback/waiting.tsx';
import { SwapPair, SwapSum } from '../../ui/food/product.tsx';
import { ScoreWord } from '../../ui/food/score.tsx';
import { ScoreRing } from '../../ui/food/score-ring.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { ANSWER_SIGNS } from '../../ui/people.tsx';
import styles from './basket.module.css';

type BasketCardProps = {
  judged: Judged | null;
  isFailed: boolean;
  /** Entries that lie in the basket, those of words alone too. */
  count: number;
};

/** What was taken as one: for whom it is not, its score, and what it brings each person on each day. */
export function BasketCard({ judged, isFailed, count }: BasketCardProps) {
  const [days, setDays] = useDays();
  const { basket } = judged ?? {};
  const without = (basket?.withoutScore ?? 0) + (count - (basket?.items.length ?? count));
  return (
    <Card
      title={say('screens-shopping.this_basket')}
      aside={
        judged === null
          ? undefined
          : say('screens-shopping.foods_people_days', { n: count, days: Number(days), people: judged.people.length })
      }
    >
      {basket?.verdict != null && <AnswerOfBasket verdict={basket.verdict} />}
      {isFailed ? null : basket === undefined ? (
        <Skeleton width="100%" height="104px" />
      ) : (
        <div className={styles.head}>
          <ScoreRing score={basket.score} size="large" state={basket.score === null ? 'no data' : 'judged'} />
          <div>
            {basket.score !== null && (
              <p className={styles.word}>
                <ScoreWord level={ringLevel(basket.score)}>{verdictText(say, scoreLabel(basket.score))}</ScoreWord>
              </p>
            )}
            <p className="small muted">
              {say(judged?.people.length === 1 ? 'screens-shopping.mean_of_own' : 'screens-shopping.mean_of', {
                n: basket.items.length - basket.withoutScore,
              })}
            </p>
            {without > 0 && <p className="small strong">{say('screens-shopping.without_score', { n: without })}</p>}
          </div>
        </div>
      )}
      {judged !== null && (
        <>
          <Days perDay={judged.perDay(Number(days))} people={judged.people.length} days={Number(days)} />
          <div className={styles.forDays}>
            <Segmented
              label={say('screens-shopping.for_days')}
              showLabel
              options={DAYS.map((n) => ({ value: n, label: say('screens-shopping.days', { n: Number(n) }) }))}
              value={days}
              onChange={setDays}
            />
          </div>
        </>
      )}
    </Card>
  );
}

/** Whom something in the basket is not for, above a score that may be good all the same. Each food alone says that it is safe. */
function AnswerOfBasket({ verdict }: { verdict: HouseholdVerdict }) {
  const { answer, headline } = stripOf(verdict);
  // Who is too young for a score is named above the basket.
  if (speaksNothingAgainst(answer) || answer === 'not judged') return null;
  return (
    <p className={styles.answer} data-level={answer === 'conflict' ? 'poor' : undefined}>
      <Icon name={ANSWER_SIGNS[answer]} size="m" />
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
  // What is missing for all three alike stands there once.
  const [first] = perDay;
  const isSame = perDay.every(({ without }) => without === first?.without);
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
            {grams !== null && <DayBar percent={(100 * grams) / ofDay} />}
            {!isSame && without > 0 && <p className="caption">{say('screens-shopping.foods_without_figure', { n: without })}</p>}
          </li>
        ))}
      </ul>
      <p className="caption">
        {isSame && (first?.without ?? 0) > 0 && <>{say('screens-shopping.foods_without_figure', { n: first?.without ?? 0 })} </>}
        {say('screens-shopping.of_an_adult')}
      </p>
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
  /** The score of an entry's food for its strictest person. */
  scoreOf: (entry: string) => number | null;
};

/** What to take instead, each in one tap, with what it adds to the basket and the exact score after it and those before it. */
export function SwapsCard({ swaps, isPending, retry, before, hasInfant, bought, scoreOf }: SwapsProps) {
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
  const taken = swaps.flatMap((swap): [Entry, ShownSwap][] => {
    const entry = bought.find(({ id }) => id === swap.itemId);
    return entry === undefined ? [] : [[entry, swap]];
  });
  return (
    <div className={styles.noPrint}>
      <Card
        title={say('screens-shopping.these_swaps', { n: swaps.length })}
        aside={<span aria-label={say('screens-shopping.from_to', { before, after })}>{`${before} → ${after}`}</span>}
      >
        <ol className={styles.swaps}>
          {taken.map(([entry, swap], at) => (
            <Swap
              key={swap.itemId}
              swap={swap}
              gain={swap.scoreAfter - (taken[at - 1]?.[1].scoreAfter ?? before)}
              from={scoreOf(swap.itemId)}
              onTake={() => take([[entry, swap]])}
            />
          ))}
        </ol>
        <SwapSum label={say('screens-shopping.your_basket')} before={before} after={after} />
        <p className={`small muted ${styles.note}`}>{say('screens-people.instead_note')}</p>
        {taken.length > 1 && (
          <div className={styles.all}>
            <Button wide variant="primary" onClick={() => take(taken)}>
              {say('screens-shopping.swap_all')}
            </Button>
          </div>
        )}
      </Card>
    </div>
  );
}

type SwapProps = { swap: ShownSwap; gain: number; from: number | null; onTake: () => void };

function Swap({ swap: { from, to, verdict, scoreAlone, scoreAfter }, gain, from: score, onTake }: SwapProps) {
  return (
    <li className={styles.swap}>
      <SwapPair from={{ ...from, score }} to={{ ...to, score: verdict.score }} />
      <span className={styles.gain} aria-hidden="true">
        {gain === 0 ? '<1' : `+${gain}`}
      </span>
      <span className={styles.balance} aria-hidden="true">
        {scoreAfter}
      </span>
      <p>
        {say('screens-insights.name_for', { name: shortName(from.name) })} <strong>{shortName(to.name)}</strong>
        <span className="caption block">{say('screens-shopping.basket_then', { score: scoreAlone })}</span>
      </p>
      <Button size="small" onClick={onTake}>
        {say('screens-shopping.swap')}
        <span className="sr-only"> {say('screens-shopping.swap_for', { from: from.name, to: to.name })}</span>
      </Button>
    </li>
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
