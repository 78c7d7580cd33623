import { crossedMilestone, type Milestone, ringLevel } from '@labelwise/domain/scoring';
import type { PlainId } from '@labelwise/messages';
import { verdictText } from '@labelwise/messages/render/verdict';
import { type ReactNode, useEffect, useState } from 'react';
import type { Food } from '../../data/foods/foods.ts';
import { isScoredHere } from '../../data/scores/guest-profile.ts';
import { personUnknown } from '../../data/scores/score-profile.ts';
import { noteShownScore, previousScore } from '../../data/scores/scores.ts';
import { useSession } from '../../data/session/session.ts';
import { say } from '../../i18n/say.ts';
import { wordOf } from '../../lib/score-state.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Celebration } from '../../ui/feedback/messages.tsx';
import { AssessmentRow, AssessmentRows, DoubtNote } from '../../ui/food/alerts.tsx';
import { NutriLetter } from '../../ui/food/nutri-score.tsx';
import { Verdict } from '../../ui/food/score.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Fold } from '../../ui/layout/fold.tsx';
import styles from './assessment.module.css';
import { CheckPack, type Outcome, openOf, showInList, wordsOf } from './check-pack.tsx';
import { findingsOf, GRADE_WORDS, gradeOf, gradeTitle, notAvailable, openRange } from './findings.ts';
import { FirstInstead } from './first-instead.tsx';
import { ShelfStrip } from './instead.tsx';
import { NoData } from './no-data.tsx';
import { ownSentence, Says } from './says.tsx';
import type { ShownScore } from './use-results.ts';

type AssessmentProps = {
  food: Food;
  shown: ShownScore;
  /** Computes the score once more. */
  onRetry: () => void;
  /** Whether it stands beside the verdicts of others, which have a proposal of their own. */
  isBesideOthers?: boolean | undefined;
};

type AssessmentCardProps = {
  /** Null until the score is known; `undefined` where it is shown for others alone, and the card holds nothing but what can be done. */
  shown: ShownScore | null | undefined;
  /** The assessment, and at its foot what can be done with the food. */
  children: ReactNode;
};

/** The card of the assessment, which says for whom it is. */
export function AssessmentCard({ shown, children }: AssessmentCardProps) {
  const { isAuthenticated } = useSession();
  const aside =
    shown?.state === 'no data'
      ? say('screens-results.no_score_yet')
      : isAuthenticated || isScoredHere()
        ? say('screens-results.for_you')
        : say('screens-welcome.for_everyone');
  if (shown === undefined) return <Card>{children}</Card>;
  return (
    <Card title={say('screens-results.health_assessment')} aside={shown === null ? undefined : aside}>
      {children}
    </Card>
  );
}

/** Is it good for me: ring, word, one sentence; the grade; what to know; figures that cannot be true. */
export function Assessment({ food, shown, onRetry, isBesideOthers = false }: AssessmentProps) {
  const isWithoutData = shown.state === 'no data';
  const whole = shown.how === 'whole' ? shown.whole : null;
  const [answer, setAnswer] = useState<Outcome | null>(null);
  const outcomes = shown.state === 'check' ? (whole?.outcomes ?? null) : null;
  const kind = isWithoutData ? null : inferredKind(food.facts);
  return (
    <>
      {isWithoutData ? (
        <NoData food={food} alerts={whole?.alerts ?? []} person={personUnknown()} />
      ) : (
        <Judgement food={food} shown={shown} answer={answer} />
      )}
      {!isWithoutData && <Says food={food} shown={shown} />}
      {whole !== null && outcomes !== null && (
        <CheckPack whole={{ ...whole, outcomes }} barcode={food.barcode} answer={answer} onAnswer={setAnswer} />
      )}
      {!isBesideOthers && <FirstInstead food={food} shown={shown} />}
      {!isWithoutData && <ShelfStrip food={food} ownScore={shown.score} />}
      <AssessmentRows>
        <NutriRow food={food} />
        {kind !== null && (
          <AssessmentRow kind="note" title={kind}>
            {say('screens-results.its_source_files_it')}
          </AssessmentRow>
        )}
        {whole !== null &&
          findingsOf(whole, outcomes !== null).map(({ id, kind: sign, title, text, why, span }) => (
            <AssessmentRow key={id} kind={sign} title={title}>
              {why} {text !== null && text}
              {span != null && (
                <>
                  {' '}
                  <button type="button" className={`link ${styles.show}`} onClick={() => showInList(span)}>
                    {say('screens-results.show_in_the_list')}
                  </button>
                </>
              )}
            </AssessmentRow>
          ))}
      </AssessmentRows>
      {shown.how === 'neutral' && (
        <Button size="small" onClick={onRetry}>
          {say('screens-common.try_again')}
        </Button>
      )}
    </>
  );
}

/** At the foot of every judgement, whoever it is for: figures that cannot be true, and what a score is not. */
export function AssessmentFoot({ food }: { food: Food }) {
  return (
    <>
      {food.doubts.map(({ id, level, message, fix }) => (
        <DoubtNote key={id} title={message} isSoft={level === 'worth a look'}>
          {fix}
        </DoubtNote>
      ))}
      <p className={`caption ${styles.note}`}>{say('screens-results.information_not_medical_advice')}</p>
    </>
  );
}

type OwnLineProps = {
  shown: ShownScore | null;
  /** The whole assessment. */
  children: ReactNode;
};

/** One's own assessment behind one line, where the card of several people has one's ring, word and causes among theirs. */
export function OwnLine({ shown, children }: OwnLineProps) {
  return (
    <div className={styles.own}>
      <Fold title={say('screens-results.health_assessment')} answer={shown === null ? undefined : ownAnswer(shown)}>
        {children}
      </Fold>
    </div>
  );
}

function ownAnswer({ score, state }: ShownScore): string {
  return state === 'no data' ? say('screens-results.no_score_yet') : `${say('screens-results.for_you')} · ${score}`;
}

/** Ring, word and sentence of a score that there is; once the pack was looked at, those of what it becomes. */
function Judgement({ food, shown, answer }: Pick<AssessmentProps, 'food' | 'shown'> & { answer: Outcome | null }) {
  const outcomes = shown.how === 'whole' ? shown.whole.outcomes : null;
  const answered = answer === null || outcomes === null ? null : outcomes[answer];
  const { score, state } = answered === null ? shown : { score: answered, state: 'judged' as const };
  const label = verdictText(say, wordOf({ score, state }));
  const possible = answered === null ? (outcomes?.fits ?? null) : null;
  const celebration = useCelebration(food.barcode ?? food.id, shown.how === 'neutral' ? null : shown.score);
  return (
    <Verdict
      score={score}
      state={state}
      possible={possible ?? undefined}
      level={ringLevel(score)}
      word={label}
      caption={say('screens-welcome.of_100')}
      ringLabel={say('screens-welcome.score_score_of_100_label', { score, label })}
      celebration={<Celebration message={celebration.message === null ? null : say(celebration.message)} onDone={celebration.done} />}
    >
      {answered === null ? sentencesOf(food, shown).join(' ') : say('screens-results.with_what_your_pack')}
    </Verdict>
  );
}

function sentencesOf(food: Food, shown: ShownScore): readonly string[] {
  if (shown.how === 'whole' && shown.whole.outcomes !== null) {
    return [wordsOf(openOf(shown.whole.alerts)).caption({ score: shown.score, possible: shown.whole.outcomes.fits })];
  }
  if (shown.how === 'whole')
    // Where the sentence below speaks of it, once is enough.
    return shown.score === food.healthScore || ownSentence(food, shown) !== null
      ? []
      : [say('screens-results.score_for_everyone', { score: food.healthScore })];
  if (shown.how === 'early') return [];
  if (shown.how === 'number') return [say('screens-results.as_it_was_scored')];
  return [say('screens-results.this_is_the_neutral')];
}

/** The official grade in one row, or N/A with its reason. */
function NutriRow({ food }: { food: Food }) {
  const grade = gradeOf(food);
  const { reason, fix } = notAvailable(food.nutriScore);
  const sign = <NutriLetter grade={grade} none={say('screens-results.n_a')} />;
  if (grade === null) {
    return (
      <AssessmentRow sign={sign} title={say('screens-results.nutri_score_n_a')}>
        {say('screens-results.not_available')}: {reason} {fix !== null && fix}
      </AssessmentRow>
    );
  }
  const range = openRange(food.nutriScore);
  if (range !== null) {
    const [best, worst] = [range[0].toUpperCase(), range[1].toUpperCase()];
    return (
      <AssessmentRow sign={sign} title={gradeTitle(food)}>
        {say('screens-results.official_grade_open', { best, worst })}
      </AssessmentRow>
    );
  }
  return (
    <AssessmentRow sign={sign} title={gradeTitle(food)}>
      {say(GRADE_WORDS[grade])}.{' '}
      {food.nutriScore.computable ? say('screens-results.the_official_grade_the') : say('screens-results.as_its_source_prints')}
    </AssessmentRow>
  );
}

type Facts = Pick<Food['facts'], 'kind' | 'kindBasis' | 'kindFrom'>;

const KINDS = {
  general: 'screens-results.kind_general',
  cheese: 'screens-results.kind_cheese',
  fat: 'screens-results.kind_fat',
  beverage: 'screens-results.kind_beverage',
  water: 'screens-results.kind_water',
  na: 'screens-results.kind_na',
} as const;
const EVIDENCE = {
  name: 'screens-results.by_name',
  quantity: 'screens-results.by_quantity',
  ingredients: 'screens-results.by_ingredients',
  figures: 'screens-results.by_figures',
} as const;

/** "Read as a drink, by its name": a kind that no category states; null where one does. */
export function inferredKind({ kind, kindBasis, kindFrom = [] }: Facts): string | null {
  if (kindBasis === 'none') return say('screens-results.it_is_not_known');
  if (kindBasis !== 'inferred' || kind === null) return null;
  const by = kindFrom
    .map((one) => say(EVIDENCE[one]))
    .reduce((one, other) => (one === '' ? other : say('screens-common.one_and_other', { one, other })), '');
  return say('screens-results.read_as_kind_by', { kind: say(KINDS[kind]), by });
}

/**
 * The message of a limit that the score rose past since this device showed it last; null without one. Each shown score
 * is recorded, so a limit is celebrated once.
 *
 * @param food the food's barcode, else its id
 * @param score null for one that stands in for none
 */
function useCelebration(food: string, score: number | null): { message: PlainId | null; done: () => void } {
  const [seen, setSeen] = useState(() => ({ score, message: messageFor(food === '' ? null : previousScore(food), score) }));
  if (seen.score !== score) setSeen({ score, message: messageFor(seen.score, score) });
  useEffect(() => {
    if (score !== null && food !== '') noteShownScore(food, score);
  }, [food, score]);
  return { message: seen.message, done: () => setSeen({ score, message: null }) };
}

function messageFor(previous: number | null, score: number | null): PlainId | null {
  return score === null ? null : milestoneMessage(crossedMilestone(previous, score));
}

const MESSAGES: Readonly<Record<Milestone, PlainId>> = {
  90: 'screens-results.perfect_pick',
  75: 'screens-results.excellent_choice',
  50: 'screens-results.halfway_there',
  25: 'screens-results.good_start',
};

function milestoneMessage(milestone: Milestone | null): PlainId | null {
  return milestone === null ? null : MESSAGES[milestone];
}
