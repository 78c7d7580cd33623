import { type ReadItem, unpackItems } from '@labelwise/domain/reading';
import type { Food } from '../../../data/foods/foods.ts';
import type { FoodScore } from '../../../data/scores/scores.ts';
import { say } from '../../../i18n/say.ts';
import { ConflictPlate } from '../../../ui/food/alerts/alerts.tsx';
import { placeId } from '../results-subject.ts';

type ConflictsProps = Pick<FoodScore, 'alerts' | 'contributions'> & { facts: Food['facts'] };

/**
 * Conflicts with a diet, an allergy or a hard avoidance: they stand before the score. Each begins with its cause, says why it
 * matters to this person and where it stands in the list, and leads there.
 */
export function Conflicts({ alerts, contributions, facts }: ConflictsProps) {
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
          showLabel={say('screens-results.show_words_in_the', { words })}
        >
          {detail !== '' && <strong className="strong">{detail}</strong>} {place !== null && place} {cap?.reason}
        </ConflictPlate>
      );
    });
}

type Span = readonly [start: number, end: number];

/** "Ingredient 3 of 8, 13%.": where the words of an alert stand in the printed list; null where the reading does not tell. */
function placeInList({ reading }: Food['facts'], [start]: Span): string | null {
  if (reading === null) return null;
  const items = unpackItems(reading).items.filter(({ source, presence }) => source === 'list' && presence === 'contained');
  const at = items.findIndex((item) => isOrHolds(item, start));
  const item = items[at];
  if (item === undefined) return null;
  if (items.length === 1) return say('screens-results.it_is_the_only');
  const values = { place: at + 1, count: items.length };
  // A percentage is that of the whole item, not of one of its parts.
  return item.percent === null || item.start !== start
    ? say('screens-results.ingredient_place_of_count', values)
    : say('screens-results.ingredient_place_of_count_percent', { ...values, percent: item.percent });
}

function isOrHolds(item: ReadItem, start: number): boolean {
  return item.start === start || item.children.some((child) => isOrHolds(child, start));
}

/** Scrolls to the marked words in the list of ingredients and puts the focus there. */
export function showInList(span: Span): void {
  const mark = document.getElementById(placeId(span));
  // The focus opens a list that is folded; where the words then stand is known with the next frame.
  mark?.focus({ preventScroll: true });
  requestAnimationFrame(() =>
    mark?.scrollIntoView({ block: 'center', behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth' }),
  );
}
