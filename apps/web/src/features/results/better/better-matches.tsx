import { useQuery } from '@tanstack/react-query';
import { scoreLabel } from '@labelwise/domain/scoring';
import { useTranslation } from 'react-i18next';
import { alternativesQuery } from '../../../data/foods/alternatives.ts';
import { resultsPath } from '../../../lib/paths.ts';
import { AlternativeCard, AlternativeStrip } from '../../../ui/food/product/alternative-card.tsx';
import { Section } from '../../../ui/layout/screen/section.tsx';

type BetterMatchesProps = {
  foodId: string;
  /** The score of the food on screen. */
  score: number;
};

/** What would be better: foods of the same category. Nothing at all where there is none or none can be asked for. */
export function BetterMatches({ foodId, score }: BetterMatchesProps) {
  const { t } = useTranslation();
  const { data } = useQuery({ ...alternativesQuery(foodId), enabled: foodId !== '' });
  const better = (data ?? []).filter(({ food }) => food.id !== foodId);
  if (better.length === 0) return null;
  return (
    <Section title={score >= 50 ? t('Even better matches') : t('Better matches')}>
      <AlternativeStrip>
        {better.map(({ food, score: itsScore, reason }) => (
          <AlternativeCard
            key={food.id}
            name={food.name}
            brand={food.brand}
            family={food.placeholder}
            score={itsScore}
            scoreName={t('Score {{score}} of 100, {{label}}', { score: itsScore, label: t(scoreLabel(itsScore)) })}
            reason={reason}
            to={resultsPath(food.barcode ?? food.id)}
          />
        ))}
      </AlternativeStrip>
    </Section>
  );
}
