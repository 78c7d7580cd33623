import { crossedMilestone, type Milestone, ringLevel, scoreLabel } from '@labelwise/domain/scoring';
import { type ReactNode, useEffect, useState } from 'react';
import type { Food } from '../../../data/foods/foods.ts';
import type { FoodScore } from '../../../data/scores/scores.ts';
import { noteShownScore, previousScore } from '../../../data/scores/shown-scores.ts';
import { useSession } from '../../../data/session/session-context.tsx';
import { useTranslation } from '../../../i18n/translation.ts';
import { NO_DATA, wordOf } from '../../../lib/score-state.ts';
import { Button } from '../../../ui/controls/button/button.tsx';
import { Celebration } from '../../../ui/feedback/message/celebration.tsx';
import { AssessmentRow, AssessmentRows, DoubtNote } from '../../../ui/food/alerts/alerts.tsx';
import { NutriLetter } from '../../../ui/food/nutri-score.tsx';
import { ScoreWord, Verdict } from '../../../ui/food/score/score.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import type { ShownScore } from '../loading/use-results.ts';
import { GRADE_WORDS, gradeOf, gradeTitle, notAvailable } from '../nutri-words.ts';
import { type Sentence, say } from '../say.ts';
import styles from './assessment.module.css';
import { showInList } from './conflicts.tsx';
import { findingsOf } from './findings.ts';
import { ownSentence, Says } from './says.tsx';
import { ShelfStrip } from './shelf-strip.tsx';
import { possibleScore } from './verdict-sentence.ts';

type AssessmentProps = {
  food: Food;
  shown: ShownScore;
  /** Computes the score once more. */
  onRetry: () => void;
  /** At the card's foot: what can be done with the food. */
  children: ReactNode;
};

/** Is it good for me: ring, word, one sentence; the grade; what to know; figures that cannot be true. */
export function Assessment({ food, shown, onRetry, children }: AssessmentProps) {
  const { t } = useTranslation();
  const { isAuthenticated } = useSession();
  const isWithoutData = shown.state === 'no data';
  const kind = isWithoutData ? null : inferredKind(food.facts);
  return (
    <Card title={t('Health Assessment')} aside={isWithoutData ? t('no score yet') : isAuthenticated ? t('for you') : t('for everyone')}>
      {isWithoutData ? <NoData food={food} /> : <Judgement food={food} shown={shown} />}
      {!isWithoutData && <Says food={food} shown={shown} />}
      {shown.how === 'whole' && <Outcomes whole={shown.whole} />}
      {!isWithoutData && <ShelfStrip food={food} />}
      <AssessmentRows>
        <NutriRow food={food} />
        {kind !== null && (
          <AssessmentRow kind="note" title={say(t, kind)}>
            {t('Its source files it under no category. Each kind of food is judged by its own table.')}
          </AssessmentRow>
        )}
        {shown.how === 'whole' &&
          findingsOf(shown.whole).map(({ id, kind: sign, title, text, why, span }) => (
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
      {children}
    </Card>
  );
}

/** Ring, word and sentence of a score that there is. */
function Judgement({ food, shown }: Pick<AssessmentProps, 'food' | 'shown'>) {
  const { t } = useTranslation();
  const { score, state } = shown;
  const label = t(wordOf(shown));
  const possible = shown.how === 'whole' ? possibleScore(shown.whole) : null;
  const celebration = useCelebration(food.barcode ?? food.id, shown.how === 'neutral' ? null : score);
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
      {sentencesOf(food, shown, possible)
        .map((sentence) => say(t, sentence))
        .join(' ')}
    </Verdict>
  );
}

function sentencesOf(food: Food, shown: ShownScore, possible: number | null): readonly Sentence[] {
  if (possible !== null)
    return [
      { text: '{{score}} until we know, up to {{possible}} if the pack says that it fits.', values: { score: shown.score, possible } },
    ];
  if (shown.how === 'whole')
    // Where the sentence below speaks of it, once is enough.
    return shown.score === food.healthScore || ownSentence(food, shown) !== null
      ? []
      : [{ text: '{{score}} for everyone.', values: { score: food.healthScore } }];
  if (shown.how === 'early') return [];
  if (shown.how === 'number') return [{ text: 'As it was scored then; the points behind it were not kept.' }];
  return [{ text: 'This is the neutral middle: the score could not be computed.' }];
}

/** The most that a score can be with a conflict: see CAPS in the domain. */
const WITH_A_CONFLICT = 25;

/** What the score becomes with either answer of the pack, where only something unknown holds it down. */
function Outcomes({ whole }: { whole: FoodScore }) {
  const { t } = useTranslation();
  const possible = possibleScore(whole);
  if (possible === null) return null;
  const outcomes = [
    { text: 'If the pack shows that it fits', score: possible },
    { text: 'If it does not', score: Math.min(possible, WITH_A_CONFLICT) },
  ];
  return (
    <ul className={styles.outcomes} aria-label={t('What the pack would change')}>
      {outcomes.map(({ text, score }) => (
        <li key={text}>
          <strong className="strong">{t(text)}</strong>
          <ScoreWord level={ringLevel(score)}>
            {score}, {t(scoreLabel(score))}
          </ScoreWord>
        </li>
      ))}
    </ul>
  );
}

/** Nothing is known that a number could rest on: no number, and the one thing that would change that. */
function NoData({ food }: { food: Food }) {
  const { t } = useTranslation();
  return (
    <>
      <Verdict score={null} state="no data" level="none" word={t(NO_DATA)} ringLabel={t('No score: not enough data to judge')}>
        {t('That is neither good nor poor.')}
      </Verdict>
      <p className={styles.help}>{t(whatWouldHelp(food))}</p>
    </>
  );
}

/** What would let a food be judged of which too little is known, in one line. */
function whatWouldHelp({ facts, nutriScore }: Pick<Food, 'facts' | 'nutriScore'>): string {
  const hasList = facts.ingredientsText !== null && facts.ingredientsText.trim() !== '';
  const hasTable = Object.keys(facts.nutriments).length > 0 && (nutriScore.computable || nutriScore.reason !== 'missing_nutriments');
  if (!hasList && !hasTable)
    return 'We know its name, not what is in it. The nutrition table or the ingredients of the pack would give it a score.';
  if (!hasTable) return 'We cannot read its ingredients. The nutrition table of the pack would give it a score.';
  if (!hasList) return 'We have its figures, not what it is. Its category or its ingredients would give it a score.';
  return 'We cannot read its ingredients. Its category would give it a score.';
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
