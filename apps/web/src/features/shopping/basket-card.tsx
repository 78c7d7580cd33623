import type { HouseholdVerdict } from '@labelwise/domain/people';
import { ringLevel, scoreLabel } from '@labelwise/domain/scoring';
import type { PerDay } from '@labelwise/domain/shopping';
import { verdictText } from '@labelwise/messages/render/verdict';
import { useState } from 'react';
import { stripOf } from '../../data/people/verdict-words.ts';
import type { Judged } from '../../data/shopping/basket.ts';
import { say } from '../../i18n/say.ts';
import { storageKeys } from '../../platform/storage/keys.ts';
import { local } from '../../platform/storage/local.ts';
import { DayBar } from '../../ui/charts/day-bar.tsx';
import { Segmented } from '../../ui/controls/choice/choice.tsx';
import { Skeleton } from '../../ui/feedback/waiting.tsx';
import { ScoreWord } from '../../ui/food/score/score.tsx';
import { ScoreRing } from '../../ui/food/score/score-ring.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { Card } from '../../ui/layout/card.tsx';
import styles from './basket.module.css';
import { SIGNS } from './entry-row.tsx';

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
            <p className="small muted">{say('screens-shopping.mean_of', { n: basket.items.length - basket.withoutScore })}</p>
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
  if (answer === 'safe' || answer === 'free') return null;
  return (
    <p className={styles.answer} data-level={answer === 'conflict' ? 'poor' : undefined}>
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
