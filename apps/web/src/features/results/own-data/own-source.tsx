import type { Food } from '../../../data/foods/foods.ts';
import { useTranslation } from '../../../i18n/translation.ts';
import { monthDayText } from '../../../lib/dates.ts';

type OwnValue = NonNullable<Food['provenance']>['own'][number];

/** Beside the score: whose data it rests on, where some of it is the person's own. */
export function OwnSource({ food }: { food: Food }) {
  const { t } = useTranslation();
  const own = food.provenance?.own ?? [];
  const newest = own.reduce<OwnValue | null>((last, value) => (last === null || value.at > last.at ? value : last), null);
  if (newest === null) return null;
  const day = monthDayText(newest.at);
  const isPhoto = own.some(({ from }) => from === 'photo');
  return (
    <p className="caption">
      {food.provenance?.source === 'own'
        ? t(isPhoto ? 'From your photo, {{day}}' : 'Typed by you, {{day}}', { day })
        : t(isPhoto ? 'With your photo of {{day}}' : 'With your values of {{day}}', { day })}
    </p>
  );
}
