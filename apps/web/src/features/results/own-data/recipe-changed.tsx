import type { Food } from '../../../data/foods/foods.ts';
import { useRecipeChanges } from '../../../data/foods/scanned-figures.ts';
import { say } from '../../../i18n/say.ts';
import { dateText, monthText } from '../../../lib/dates.ts';
import { FIGURES, figureText } from './pack-fields.ts';

const MAX_SHOWN = 3;

/** "Changed since your last scan: sugars 12 → 18 g, since March." The gravest figures first. */
export function RecipeChanged({ food }: { food: Food }) {
  const changes = useRecipeChanges(food);
  if (changes === null) return null;
  const figures = changes.figures.slice(0, MAX_SHOWN).flatMap(({ field, before, now }) => {
    const [, name, unit] = FIGURES.find(([one]) => one === field) ?? [];
    return name === undefined ? [] : [`${say(name).toLowerCase()} ${figureText(before)} → ${figureText(now)}\u00a0${unit}`];
  });
  return (
    <p className="small" role="status">
      <strong>{say('screens-details.changed_since_your_last')}</strong> {figures.join(', ')},{' '}
      {say('screens-details.since_day', { day: dayOf(changes.since) })}.
    </p>
  );
}

/** "March" of this year, "Mar 12, 2024" of another. */
function dayOf(time: number): string {
  const date = new Date(time);
  return date.getFullYear() === new Date().getFullYear() ? monthText(date.toISOString().slice(0, 7)) : dateText(time);
}
