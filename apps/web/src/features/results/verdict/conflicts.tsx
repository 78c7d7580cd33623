import type { Food } from '../../../data/foods/foods.ts';
import type { FoodScore } from '../../../data/scores/scores.ts';
import { useTranslation } from '../../../i18n/translation.ts';
import { ConflictPlate } from '../../../ui/food/alerts/conflict-plate.tsx';
import { say } from '../say.ts';
import { placeInList, showInList } from './place-in-list.ts';

type ConflictsProps = Pick<FoodScore, 'alerts' | 'contributions'> & { facts: Food['facts'] };

/**
 * Conflicts with a diet, an allergy or a hard avoidance: they stand before the score. Each begins with its cause, says why it
 * matters to this person and where it stands in the list, and leads there.
 */
export function Conflicts({ alerts, contributions, facts }: ConflictsProps) {
  const { t } = useTranslation();
  return alerts
    .filter(({ level }) => level === 'conflict')
    .map(({ about, title, detail, span }) => {
      const place = span === null ? null : placeInList(facts, span);
      // Only where it is this conflict that ends the score.
      const cap = contributions.find(({ data }) => data.kind === 'conflict cap' && data.about === about);
      const words = span === null ? '' : (facts.ingredientsText ?? '').slice(...span).replaceAll('_', '');
      return (
        <ConflictPlate
          key={about}
          title={title}
          onShow={span === null ? undefined : () => showInList(span)}
          showLabel={t('Show {{words}} in the list of ingredients', { words })}
        >
          {detail !== '' && <strong className="strong">{detail}</strong>} {place !== null && say(t, place)} {cap?.reason}
        </ConflictPlate>
      );
    });
}
