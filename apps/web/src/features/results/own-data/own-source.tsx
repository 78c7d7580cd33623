import type { Food } from '../../../data/foods/foods.ts';
import { say } from '../../../i18n/say.ts';
import { monthDayText } from '../../../lib/dates.ts';

type OwnValue = NonNullable<Food['provenance']>['own'][number];

/** Beside the score: whose data it rests on, where some of it is the person's own. */
export function OwnSource({ food }: { food: Food }) {
  const own = food.provenance?.own ?? [];
  const newest = own.reduce<OwnValue | null>((last, value) => (last === null || value.at > last.at ? value : last), null);
  if (newest === null) return null;
  const day = monthDayText(newest.at);
  const isPhoto = own.some(({ from }) => from === 'photo');
  return (
    <p className="caption">
      {food.provenance?.source === 'own'
        ? say(isPhoto ? 'screens-details.from_your_photo_day' : 'screens-details.typed_by_you_day', { day })
        : say(isPhoto ? 'screens-details.with_your_photo_of' : 'screens-details.with_your_values_of', { day })}
    </p>
  );
}
