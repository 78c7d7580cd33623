import { ringLevel, scoreLabel } from '@labelwise/domain/scoring';
import { useTranslation } from 'react-i18next';
import type { Food } from '../../../data/foods/foods.ts';
import { useSession } from '../../../data/session/session-context.tsx';
import { Button } from '../../../ui/controls/button/button.tsx';
import { Celebration } from '../../../ui/feedback/message/celebration.tsx';
import { AssessmentRow, AssessmentRows } from '../../../ui/food/alerts/assessment-rows.tsx';
import { DoubtNote } from '../../../ui/food/alerts/doubt-note.tsx';
import { Verdict } from '../../../ui/food/score/verdict.tsx';
import { Card } from '../../../ui/layout/screen/card.tsx';
import type { ShownScore } from '../loading/use-score.ts';
import { say, type Sentence } from '../say.ts';
import styles from './assessment.module.css';
import { findingsOf } from './findings.ts';
import { NutriRow } from './nutri-row.tsx';
import { useCelebration } from './use-celebration.ts';
import { verdictSentences } from './verdict-sentence.ts';

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
  const { score } = shown;
  const label = t(scoreLabel(score));
  const celebration = useCelebration(food.barcode ?? food.id, shown.how === 'neutral' ? null : score);
  return (
    <Card title={t('Health Assessment')} aside={isAuthenticated ? t('for you') : t('for everyone')}>
      <Verdict
        score={score}
        level={ringLevel(score)}
        word={label}
        caption={t('of 100')}
        ringLabel={t('Score {{score}} of 100, {{label}}', { score, label })}
        celebration={<Celebration message={celebration.message === null ? null : t(celebration.message)} onDone={celebration.done} />}
      >
        {sentencesOf(shown).map((sentence) => say(t, sentence)).join(' ')}
      </Verdict>
      <AssessmentRows>
        <NutriRow food={food} />
        {shown.how === 'whole' && findingsOf(shown.whole).map(({ id, kind, title, text, why }) => (
          <AssessmentRow key={id} kind={kind} title={say(t, title)}>
            {why} {text !== null && say(t, text)}
          </AssessmentRow>
        ))}
      </AssessmentRows>
      {food.doubts.map(({ id, message, fix }) => (
        <DoubtNote key={id} title={message}>{fix}</DoubtNote>
      ))}
      {shown.how === 'neutral' && <Button size="small" onClick={onRetry}>{t('Try Again')}</Button>}
      <p className={`caption ${styles.note}`}>{t('Information, not medical advice.')}</p>
    </Card>
  );
}

function sentencesOf(shown: ShownScore): readonly Sentence[] {
  if (shown.how === 'whole') return verdictSentences(shown.whole.contributions);
  if (shown.how === 'number') return [{ text: 'As it was scored then; the points behind it were not kept.' }];
  return [{ text: 'This is the neutral middle: the score could not be computed.' }];
}
