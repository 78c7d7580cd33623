import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { alternativesQuery } from '../../../data/foods/alternatives.ts';
import { resultsPath } from '../../../lib/paths.ts';
import { type JudgedScore, wordOf } from '../../../lib/score-state.ts';
import { AlternativeCard, AlternativeStrip } from '../../../ui/food/product/alternative-card.tsx';
import { Section } from '../../../ui/layout/screen/section.tsx';

type BetterMatchesProps = {
  foodId: string;
  /** The score of the food on screen. */
  shown: JudgedScore;
};

/** What would be better: foods of the same category. Nothing at all where there is none or none can be asked for. */
export function BetterMatches({ foodId, shown }: BetterMatchesProps) {
  const { t } = useTranslation();
  const { data } = useQuery({ ...alternativesQuery(foodId), enabled: foodId !== '' });
  const better = (data ?? []).filter(({ food }) => food.id !== foodId && food.scoreBasis !== 'none');
  if (better.length === 0) return null;
  return (
    <Section title={t(titleFor(shown))}>
      <AlternativeStrip>
        {better.map(({ food, score: itsScore, reason }) => (
          <AlternativeCard
            key={food.id}
            name={food.name}
            brand={food.brand}
            family={food.placeholder}
            score={itsScore}
            scoreName={t('Score {{score}} of 100, {{label}}', { score: itsScore, label: t(wordOf({ score: itsScore, state: 'judged' })) })}
            reason={reason}
            to={resultsPath(food.barcode ?? food.id)}
          />
        ))}
      </AlternativeStrip>
    </Section>
  );
}

/** Beside a food that nobody can judge nothing is "better": these are known. */
function titleFor({ score, state }: JudgedScore): string {
  if (state === 'no data') return 'Known, and good';
  return score >= 50 ? 'Even better matches' : 'Better matches';
}
