import { ringLevel } from '@labelwise/domain/scoring';
import type { Food } from '../../../data/foods/foods.ts';
import { useSession } from '../../../data/session/session-context.tsx';
import { useTranslation } from '../../../i18n/translation.ts';
import { wordOf } from '../../../lib/score-state.ts';
import { Button } from '../../../ui/controls/button/button.tsx';
import { Celebration } from '../../../ui/feedback/message/celebration.tsx';
import { AssessmentRow, AssessmentRows } from '../../../ui/food/alerts/assessment-rows.tsx';
import { DoubtNote } from '../../../ui/food/alerts/doubt-note.tsx';
import { Verdict } from '../../../ui/food/score/score.tsx';
import { Card } from '../../../ui/layout/screen/card.tsx';
import type { ShownScore } from '../loading/use-score.ts';
import { type Sentence, say } from '../say.ts';
import styles from './assessment.module.css';
import { findingsOf } from './findings.ts';
import { inferredKind } from './inferred-kind.ts';
import { NoData } from './no-data.tsx';
import { NutriRow } from './nutri-row.tsx';
import { showInList } from './place-in-list.ts';
import { useCelebration } from './use-celebration.ts';
import { possibleScore, verdictSentences } from './verdict-sentence.ts';

type AssessmentProps = {
  food: Food;
  shown: ShownScore;
  /** Computes the score once more. */
  onRetry: () => void;
};

/** Is it good for me: ring, word, one sentence; the grade; what to know; figures that cannot be true. */
export function Assessment({ food, shown, onRetry }: AssessmentProps) {
  const { t } = useTranslation();
  const { isAuthenticated } = useSession();
  const isWithoutData = shown.state === 'no data';
  const kind = isWithoutData ? null : inferredKind(food.facts);
  return (
    <Card title={t('Health Assessment')} aside={isWithoutData ? t('no score yet') : isAuthenticated ? t('for you') : t('for everyone')}>
      {isWithoutData ? <NoData food={food} /> : <Judgement food={food} shown={shown} />}
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
    </Card>
  );
}

/** Ring, word and sentence of a score that there is. */
function Judgement({ food, shown }: Omit<AssessmentProps, 'onRetry'>) {
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
      {sentencesOf(shown, possible)
        .map((sentence) => say(t, sentence))
        .join(' ')}
    </Verdict>
  );
}

function sentencesOf(shown: ShownScore, possible: number | null): readonly Sentence[] {
  if (possible !== null)
    return [
      { text: '{{score}} until we know, up to {{possible}} if the pack says that it fits.', values: { score: shown.score, possible } },
    ];
  if (shown.how === 'whole') return verdictSentences(shown.whole.contributions);
  if (shown.how === 'number') return [{ text: 'As it was scored then; the points behind it were not kept.' }];
  return [{ text: 'This is the neutral middle: the score could not be computed.' }];
}
