import { useQuery } from '@tanstack/react-query';
import type { Food } from '../../../data/foods/foods.ts';
import { recipeChangesQuery } from '../../../data/scans.ts';
import { useSession } from '../../../data/session/session-context.tsx';
import { useTranslation } from '../../../i18n/translation.ts';
import { dateText, epochOf, monthText } from '../../../lib/dates.ts';
import { FIGURES, figureText } from './pack-fields.ts';

const MAX_SHOWN = 3;

/** "Changed since your last scan: sugars 12 → 18 g, since March." The gravest figures first. */
export function RecipeChanged({ food }: { food: Food }) {
  const { t } = useTranslation();
  const { isAuthenticated } = useSession();
  const { data } = useQuery({ ...recipeChangesQuery(food.id), enabled: isAuthenticated && food.id !== '' });
  const since = epochOf(data?.since);
  if (data === undefined || since === null) return null;
  const figures = data.figures.slice(0, MAX_SHOWN).flatMap(({ field, before, now }) => {
    const [, name, unit] = FIGURES.find(([one]) => one === field) ?? [];
    return name === undefined ? [] : [`${t(name).toLowerCase()} ${figureText(before)} → ${figureText(now)}\u00a0${unit}`];
  });
  return (
    <p className="small" role="status">
      <strong>{t('Changed since your last scan:')}</strong> {figures.join(', ')}, {t('since {{day}}', { day: dayOf(since) })}.
    </p>
  );
}

/** "March" of this year, "Mar 12, 2024" of another. */
function dayOf(time: number): string {
  const date = new Date(time);
  return date.getFullYear() === new Date().getFullYear() ? monthText(date.toISOString().slice(0, 7)) : dateText(time);
}
