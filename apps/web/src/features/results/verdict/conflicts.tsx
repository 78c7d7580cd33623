import { useTranslation } from 'react-i18next';
import type { FoodScore } from '../../../data/scores/scores.ts';
import { ConflictPlate } from '../../../ui/food/alerts/conflict-plate.tsx';
import { asTitle } from './findings.ts';

/** Conflicts with a diet, an allergy or a hard avoidance: they stand before the score. */
export function Conflicts({ alerts, contributions }: Pick<FoodScore, 'alerts' | 'contributions'>) {
  const { t } = useTranslation();
  const held = contributions.find(({ id }) => id.startsWith('cap.conflict.'));
  return alerts
    .filter(({ level }) => level === 'conflict')
    .map(({ about, why }) => (
      <ConflictPlate key={about} title={t('Not {{diet}}', { diet: asTitle(about) })}>
        {why !== null && <strong className="strong">{asTitle(why)}.</strong>}{' '}
        {held?.id === `cap.conflict.${about}` ? held.reason : t('A conflict with your profile holds the score down.')}
      </ConflictPlate>
    ));
}
