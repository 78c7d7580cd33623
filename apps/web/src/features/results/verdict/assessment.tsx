import { crossedMilestone, type Milestone, ringLevel } from '@labelwise/domain/scoring';
import { type ReactNode, useEffect, useState } from 'react';
import type { Food } from '../../../data/foods/foods.ts';
import { isScoredHere } from '../../../data/scores/guest-profile.ts';
import { personUnknown } from '../../../data/scores/own-profile.ts';
import { noteShownScore, previousScore } from '../../../data/scores/shown-scores.ts';
import { useSession } from '../../../data/session/session-context.tsx';
import { useTranslation } from '../../../i18n/translation.ts';
import { wordOf } from '../../../lib/score-state.ts';
import { Button } from '../../../ui/controls/button/button.tsx';
import { Celebration } from '../../../ui/feedback/message/celebration.tsx';
import { AssessmentRow, AssessmentRows, DoubtNote } from '../../../ui/food/alerts/alerts.tsx';
import { NutriLetter } from '../../../ui/food/nutri-score.tsx';
import { Verdict } from '../../../ui/food/score/score.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import type { ShownScore } from '../loading/use-results.ts';
import { GRADE_WORDS, gradeOf, gradeTitle, notAvailable } from '../nutri-words.ts';
import { type Sentence, say } from '../say.ts';
import styles from './assessment.module.css';
import { CheckPack, type Outcome, openOf, wordsOf } from './check-pack.tsx';
import { showInList } from './conflicts.tsx';
import { findingsOf } from './findings.ts';
import { NoData } from './no-data.tsx';
import { ownSentence, Says } from './says.tsx';
import { ShelfStrip } from './shelf-strip.tsx';

type AssessmentProps = {
  food: Food;
  shown: ShownScore;
  /** Computes the score once more. */
  onRetry: () => void;
};

type AssessmentCardProps = {
  /** Null until the score is known. */
  shown: ShownScore | null;
  /** The assessment, and at its foot what can be done with the food. */
  children: ReactNode;
};

/** The card of the assessment, which says for whom it is. */
export function AssessmentCard({ shown, children }: AssessmentCardProps) {
  const { t } = useTranslation();
  const { isAuthenticated } = useSession();
  const aside = shown?.state === 'no data' ? t('no score yet') : isAuthenticated || isScoredHere() ? t('for you') : t('for everyone');
  return (
    <Card title={t('Health Assessment')} aside={shown === null ? undefined : aside}>
      {children}
    </Card>
  );
}

/** Is it good for me: ring, word, one sentence; the grade; what to know; figures that cannot be true. */
export function Assessment({ food, shown, onRetry }: AssessmentProps) {
  const { t } = useTranslation();
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
      {!isWithoutData && <ShelfStrip food={food} ownScore={shown.score} />}
      <AssessmentRows>
        <NutriRow food={food} />
        {kind !== null && (
          <AssessmentRow kind="note" title={say(t, kind)}>
            {t('Its source files it under no category. Each kind of food is judged by its own table.')}
          </AssessmentRow>
        )}
        {whole !== null &&
          findingsOf(whole).map(({ id, kind: sign, title, text, why, span }) => (
            <AssessmentRow key={id} kind={sign} title={say(t, title)}>
              {why} {text !== null && say(t, text)}
              {span != null && (
                <>
                  {' '}
                  <button type="button" className={`link ${styles.show}`} onClick={() => showInList(span)}>
                    {t('Show in the list')}
                  </button>
                </>
              )}
            </AssessmentRow>
          ))}
      </AssessmentRows>
      {food.doubts.map(({ id, level, message, fix }) => (
        <DoubtNote key={id} title={message} isSoft={level === 'worth a look'}>
          {fix}
        </DoubtNote>
      ))}
      {shown.how === 'neutral' && (
        <Button size="small" onClick={onRetry}>
          {t('Try Again')}
        </Button>
      )}
      <p className={`caption ${styles.note}`}>{t('Information, not medical advice.')}</p>
    </>
  );
}

/** Ring, word and sentence of a score that there is; once the pack was looked at, those of what it becomes. */
function Judgement({ food, shown, answer }: Pick<AssessmentProps, 'food' | 'shown'> & { answer: Outcome | null }) {
  const { t } = useTranslation();
  const outcomes = shown.how === 'whole' ? shown.whole.outcomes : null;
  const answered = answer === null || outcomes === null ? null : outcomes[answer];
  const { score, state } = answered === null ? shown : { score: answered, state: 'judged' as const };
  const label = t(wordOf({ score, state }));
  const possible = answered === null ? (outcomes?.fits ?? null) : null;
  const celebration = useCelebration(food.barcode ?? food.id, shown.how === 'neutral' ? null : shown.score);
  return (
    <Verdict
      score={score}
      state={state}
      possible={possible ?? undefined}
      level={ringLevel(score)}
      word={label}
      caption={t('of 100')}
      ringLabel={t('Score {{score}} of 100, {{label}}', { score, label })}
      celebration={<Celebration message={celebration.message === null ? null : t(celebration.message)} onDone={celebration.done} />}
    >
      {answered === null
        ? sentencesOf(food, shown)
            .map((sentence) => say(t, sentence))
            .join(' ')
        : t('With what your pack says.')}
    </Verdict>
  );
}

function sentencesOf(food: Food, shown: ShownScore): readonly Sentence[] {
  if (shown.how === 'whole' && shown.whole.outcomes !== null) {
    const { text, values } = wordsOf(openOf(shown.whole.alerts)).caption;
    return [{ text, values: { ...values, score: shown.score, possible: shown.whole.outcomes.fits } }];
  }
  if (shown.how === 'whole')
    // Where the sentence below speaks of it, once is enough.
    return shown.score === food.healthScore || ownSentence(food, shown) !== null
      ? []
      : [{ text: '{{score}} for everyone.', values: { score: food.healthScore } }];
  if (shown.how === 'early') return [];
  if (shown.how === 'number') return [{ text: 'As it was scored then; the points behind it were not kept.' }];
  return [{ text: 'This is the neutral middle: the score could not be computed.' }];
}

/** The official grade in one row, or N/A with its reason. */
function NutriRow({ food }: { food: Food }) {
  const { t } = useTranslation();
  const grade = gradeOf(food);
  const { reason, fix } = notAvailable(food.nutriScore);
  const sign = <NutriLetter grade={grade} none={t('N/A')} />;
  if (grade === null) {
    return (
      <AssessmentRow sign={sign} title={t('Nutri-Score N/A')}>
        {t('Not Available')}: {t(reason)} {fix !== null && say(t, fix)}
      </AssessmentRow>
    );
  }
  return (
    <AssessmentRow sign={sign} title={say(t, gradeTitle(food))}>
      {t(GRADE_WORDS[grade])}.{' '}
      {food.nutriScore.computable
        ? t('The official grade, the same for everyone.')
        : t('As its source prints it; it cannot be worked out from the pack.')}
    </AssessmentRow>
  );
}

type Facts = Pick<Food['facts'], 'kind' | 'kindBasis' | 'kindFrom'>;

const KINDS = {
  general: 'a food',
  cheese: 'a cheese',
  fat: 'a fat, oil, nut or seed',
  beverage: 'a drink',
  water: 'water',
  na: 'a food without a grade',
} as const;
const EVIDENCE = {
  name: 'its name',
  quantity: 'the unit of its quantity',
  ingredients: 'its first ingredients',
  figures: 'its figures',
} as const;

/** "Read as a drink, by its name": a kind that no category states; null where one does. */
export function inferredKind({ kind, kindBasis, kindFrom = [] }: Facts): Sentence | null {
  if (kindBasis === 'none') return { text: 'It is not known what kind of food this is: the strictest counts' };
  if (kindBasis !== 'inferred' || kind === null) return null;
  const by = kindFrom.map((one) => EVIDENCE[one]).join(' and ');
  return { text: 'Read as {{kind}}, by {{by}}', values: { kind: KINDS[kind], by } };
}

/**
 * The message of a limit that the score rose past since this device showed it last; null without one. Each shown score
 * is recorded, so a limit is celebrated once.
 *
 * @param food the food's barcode, else its id
 * @param score null for one that stands in for none
 */
function useCelebration(food: string, score: number | null): { message: string | null; done: () => void } {
  const [seen, setSeen] = useState(() => ({ score, message: messageFor(food === '' ? null : previousScore(food), score) }));
  if (seen.score !== score) setSeen({ score, message: messageFor(seen.score, score) });
  useEffect(() => {
    if (score !== null && food !== '') noteShownScore(food, score);
  }, [food, score]);
  return { message: seen.message, done: () => setSeen({ score, message: null }) };
}

function messageFor(previous: number | null, score: number | null): string | null {
  return score === null ? null : milestoneMessage(crossedMilestone(previous, score));
}

const MESSAGES: Readonly<Record<Milestone, string>> = {
  90: 'Perfect pick!',
  75: 'Excellent choice!',
  50: 'Halfway there!',
  25: 'Good start!',
};

function milestoneMessage(milestone: Milestone | null): string | null {
  return milestone === null ? null : MESSAGES[milestone];
}
