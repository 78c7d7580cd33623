import { ageGroup } from '@labelwise/domain/people';
import { isGoodMatch, ringLevel } from '@labelwise/domain/scoring';
import { Fragment, type ReactNode, useState } from 'react';
import type { Food } from '../../data/foods/foods.ts';
import { ME } from '../../data/people/has-people.ts';
import { type JudgedFor, storedPeople } from '../../data/people/stored-people.ts';
import {
  causesOf,
  headlineOf,
  nameOf,
  ringName,
  safeOf,
  unreadableWords,
  type WholeVerdict,
  wordOf,
} from '../../data/people/verdict-words.ts';
import { type TableVerdict, useVerdicts } from '../../data/people/verdicts.ts';
import type { FoodScore } from '../../data/scores/scores.ts';
import { say } from '../../i18n/say.ts';
import { paths } from '../../lib/paths.ts';
import { Button, LinkButton } from '../../ui/controls/button.tsx';
import { Skeleton, Spinner } from '../../ui/feedback/waiting.tsx';
import { shortSum, signed } from '../../ui/food/ledger-waterfall.tsx';
import { Conflict, ScoreWord } from '../../ui/food/score.tsx';
import { ScoreRing } from '../../ui/food/score-ring.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Fold, Folds, FoldWaiting } from '../../ui/layout/fold.tsx';
import { ANSWER_SIGNS, Avatar } from '../../ui/people.tsx';
import { FirstInstead, FirstInsteadWaiting } from './first-instead.tsx';
import { isSmall, lowestOf, titleForOthers } from './instead.tsx';
import styles from './people.module.css';
import { verdictSentences } from './says.tsx';

/** How many are shown before the rest, where nothing speaks against the food for any of these. */
const MAX_SHOWN = 3;

type TableCardProps = {
  food: Food;
  /** What is known for oneself before the others are judged. */
  meanwhile?: ReactNode;
};

/** One food for those whom it is judged for: whom it harms and why first, then a ring each. Nothing where that is oneself alone. */
export function TableCard({ food, meanwhile }: TableCardProps) {
  const { verdicts, chosen, isUnreadable, isFailed } = useVerdicts(food);
  if (isUnreadable) return <Unreadable />;
  if (isFailed)
    return (
      <p role="alert" className="strong">
        {say('screens-people.could_not_be_judged')}
      </p>
    );
  if (chosen === ME) return null;
  // One's own answer stands below meanwhile: that those of the others are still to come has to show.
  return verdicts === null ? (
    <Waiting food={food} chosen={chosen} meanwhile={meanwhile} />
  ) : (
    <Verdicts food={food} verdicts={verdicts} chosen={chosen} />
  );
}

/** As high as what comes, row by row, so that nothing below moves; what speaks against it for oneself stands in the row that is one's own. */
function Waiting({ food, chosen, meanwhile }: TableCardProps & { chosen: JudgedFor }) {
  const all = [{ id: ME, nickname: null, colour: null, age: null }, ...(storedPeople() ?? [])];
  const people = all.filter(({ id }) => chosen === 'everyone' || id === chosen);
  return (
    <Card
      title={
        <span className={`${styles.headline} ${styles.waiting}`} role="status">
          <Spinner />
          <span>{say('screens-people.still_judging')}</span>
        </span>
      }
    >
      <ul className={styles.table}>
        {people.slice(0, MAX_SHOWN).map(({ id, nickname, colour }) =>
          id === ME && isKnown(meanwhile) ? (
            <li key={id} className={`${styles.own} ${styles.known}`}>
              {meanwhile}
            </li>
          ) : (
            <li key={id} className={id === ME ? styles.own : undefined} aria-hidden="true">
              <Skeleton shape="ring" width="76px" height="76px" />
              <div className={styles.coming}>
                <p className={styles.name}>
                  <Avatar name={nickname} colour={colour} size="s" />
                  <span>{nickname ?? say('screens-people.you')}</span>
                </p>
                <Skeleton width="60%" />
                <Skeleton width="75%" />
              </div>
            </li>
          ),
        )}
      </ul>
      {food.healthScore < 50 && !people.some(({ age }) => ageGroup(age) === 'infant') && <FirstInsteadWaiting />}
      <Folds>
        <FoldWaiting />
      </Folds>
    </Card>
  );
}

const isKnown = (meanwhile: ReactNode) => meanwhile != null && meanwhile !== false;

function Verdicts({ food, verdicts, chosen }: { food: Food; verdicts: TableVerdict; chosen: JudgedFor }) {
  const [isOpen, setOpen] = useState(false);
  const { answer, people } = verdicts;
  const isHarmful = answer === 'conflict';
  const safe = safeOf(verdicts);
  const rest = people.slice(MAX_SHOWN);
  const isFolded = !isOpen && rest.length > 0 && rest.every(isFine);
  // One’s own lines stand below, in full.
  const scored = people.filter(({ id, score }) => id !== ME && score !== null);
  return (
    <div className={isHarmful ? styles.harmful : undefined}>
      <Card
        title={
          <span className={styles.headline}>
            <Icon name={ANSWER_SIGNS[answer]} size="xl" />
            <span>
              {headlineOf(verdicts)}
              {safe !== null && <small>{safe}</small>}
            </span>
          </span>
        }
      >
        <ol className={styles.table}>
          {(isFolded ? people.slice(0, MAX_SHOWN) : people).map((one) => (
            <Row key={one.id} verdict={one} />
          ))}
        </ol>
        {isFolded && (
          <Button size="small" onClick={() => setOpen(true)}>
            {say('screens-people.more_all_fine', { n: rest.length })}
          </Button>
        )}
        {!people.some(isSmall) && <FirstInstead food={food} shown={lowestOf(people)} title={titleForOthers(chosen, people)} />}
        {scored.length > 0 && (
          <Folds>
            <Why scored={scored} />
          </Folds>
        )}
      </Card>
    </div>
  );
}

/** Nothing that they leave out is in it, and it is no poor match. */
function isFine({ answer, score }: WholeVerdict): boolean {
  return (answer === 'fits' || answer === 'free') && score !== null && isGoodMatch(score);
}

function Row({ verdict }: { verdict: WholeVerdict }) {
  const { answer, score, person } = verdict;
  const name = nameOf(verdict);
  const word = wordOf(verdict, verdict.whole.isHeldBack);
  return (
    <li>
      <ScoreRing score={score} size="middle" label={ringName(verdict, word)} />
      <div>
        <p className={styles.name}>
          <Avatar name={person?.nickname ?? null} colour={person?.colour ?? null} size="s" />
          <span>{name}</span>
        </p>
        <p>
          {answer === 'conflict' ? (
            <Conflict>{word}</Conflict>
          ) : (
            <ScoreWord
              level={score === null ? 'poor' : ringLevel(score)}
              state={score === null ? 'no data' : answer === 'unknown' ? 'check' : 'judged'}
            >
              {word}
            </ScoreWord>
          )}
        </p>
        {causesOf(verdict).map((cause) => (
          <p key={cause} className="small">
            {cause}
          </p>
        ))}
        {score !== null && (answer === 'fits' || answer === 'free') && (
          <p className="small muted">{verdictSentences(verdict.whole.contributions).join(' ')}</p>
        )}
      </div>
    </li>
  );
}

/** The lines of the others' scores, which add up to them: one press opens them, however many they are. */
function Why({ scored }: { scored: readonly WholeVerdict[] }) {
  const [first, ...others] = scored;
  if (first === undefined) return null;
  if (others.length === 0)
    return (
      <Fold title={whyTitle(first)} answer={sumOf(first)} level={3}>
        <Lines verdict={first} />
      </Fold>
    );
  return (
    <Fold title={say('screens-people.why_each')} level={3}>
      {scored.map((verdict) => (
        <Fragment key={verdict.id}>
          <h4 className={styles.whose}>
            {whyTitle(verdict)} <span className="num">{sumOf(verdict)}</span>
          </h4>
          <Lines verdict={verdict} />
        </Fragment>
      ))}
    </Fold>
  );
}

function whyTitle(verdict: WholeVerdict): string {
  return say('screens-people.why_for', { score: verdict.score ?? 0, name: nameOf(verdict) });
}

function sumOf({ score, whole }: WholeVerdict): string {
  return shortSum(
    whole.contributions.map(({ points }) => points),
    score ?? 0,
  );
}

function Lines({ verdict: { whole } }: { verdict: WholeVerdict }) {
  return (
    <ul className={styles.lines}>
      {whole.contributions.map(({ id, label, points }, at) => (
        <li key={id}>
          <span>{label}</span>
          <b className="num">{at === 0 ? points : signed(points)}</b>
        </li>
      ))}
    </ul>
  );
}

function Unreadable() {
  return (
    <Card title={say(unreadableWords())} rule="label">
      <p className="muted">{say('screens-people.until_then')}</p>
      <LinkButton to={paths.people} size="small">
        {say('screens-people.people')}
      </LinkButton>
    </Card>
  );
}

/** What is marked in the ingredient list. */
export type Marks = {
  readonly contributions: FoodScore['contributions'];
  readonly alerts: FoodScore['alerts'];
  /** Whom what is marked as a conflict is not for; `null` where that is oneself alone. */
  readonly notFor: string | null;
};

/** The marks for all of those whom foods are judged for. @param own one's own score, where it is shown */
export function useMarks(food: Food, own: FoodScore | null): Marks {
  const { verdicts, chosen } = useVerdicts(food);
  const ownMarks = { contributions: own?.contributions ?? [], alerts: own?.alerts ?? [] };
  if (chosen === ME || verdicts === null) return { ...ownMarks, notFor: null };
  const theirs = verdicts.people.filter(({ id }) => id !== ME || own === null).flatMap(({ whole }) => whole.alerts);
  return {
    ...ownMarks,
    alerts: [...ownMarks.alerts, ...theirs],
    notFor: verdicts.answer === 'conflict' ? headlineOf(verdicts) : null,
  };
}
