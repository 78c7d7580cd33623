import { useTranslation } from 'react-i18next';
import type { Food } from '../../../data/foods/foods.ts';
import type { FoodScore } from '../../../data/scores/scores.ts';
import { ConflictPlate } from '../../../ui/food/alerts/conflict-plate.tsx';
import { say } from '../say.ts';
import { wordsInMessage } from './findings.ts';
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
    .map(({ about, message, span }) => {
      const { title, rest } = wordsInMessage(message);
      const place = span === null ? null : placeInList(facts, span);
      // Said only where it is this conflict that ends the score.
      const held = contributions.find(({ id }) => id === `cap.conflict.${about}`);
      const words = span === null ? '' : (facts.ingredientsText ?? '').slice(...span).replaceAll('_', '');
      return (
        <ConflictPlate
          key={about}
          title={title}
          onShow={span === null ? undefined : () => showInList(span)}
          showLabel={t('Show {{words}} in the list of ingredients', { words })}
        >
          {rest !== '' && <strong className="strong">{rest}</strong>} {place !== null && say(t, place)} {held?.reason}
        </ConflictPlate>
      );
    });
}
