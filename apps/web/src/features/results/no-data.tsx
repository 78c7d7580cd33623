import type { PlainId } from '@labelwise/messages';
import type { Food } from '../../data/foods/foods.ts';
import type { PersonUnknown } from '../../data/scores/score-profile.ts';
import type { FoodScore } from '../../data/scores/scores.ts';
import { locale, say } from '../../i18n/say.ts';
import { eitherText } from '../../i18n/words.ts';
import { labelPath } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/controls/button.tsx';
import { Verdict } from '../../ui/food/score.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { openOf } from './check-pack.tsx';
import styles from './no-data.module.css';

type NoDataProps = {
  food: Food;
  /** What a person leaves out is named, where a score with its alerts is there. */
  alerts: FoodScore['alerts'];
  /** The food may well be known, and the person is not. */
  person: PersonUnknown | null;
};

const WHY_UNKNOWN = {
  'answers unreadable': 'screens-results.your_answers_on_this',
  'profile not here': 'screens-results.your_health_profile_is',
} as const satisfies Record<PersonUnknown, PlainId>;

/** Nothing is known that a number could rest on: no number, what is known, and what each missing part would tell. */
export function NoData({ food, alerts, person }: NoDataProps) {
  if (person !== null)
    return (
      <Verdict
        score={null}
        state="no data"
        level="none"
        word={say('screens-common.no_data')}
        ringLabel={say('screens-results.no_score_not_enough')}
      >
        {say(WHY_UNKNOWN[person])}
      </Verdict>
    );
  const { known, missing } = whatIsKnown(food, alerts);
  return (
    <>
      <Verdict
        score={null}
        state="no data"
        level="none"
        word={say('screens-common.no_data')}
        ringLabel={say('screens-results.no_score_not_enough')}
      >
        {say('screens-results.that_is_neither_good')}
      </Verdict>
      <p className={styles.help}>{sentenceOf(missing)}</p>
      {food.barcode !== null && missing.length > 0 && (
        <div className={styles.ways}>
          <LinkButton to={labelPath(food.barcode)} variant="primary" icon="camera" wide>
            {say('screens-common.photograph_label')}
          </LinkButton>
          <LinkButton to={`${labelPath(food.barcode)}&by=hand`} icon="pencil" wide>
            {say('screens-results.enter_the_values')}
          </LinkButton>
        </div>
      )}
      <ul className={styles.parts}>
        {known.length > 0 && (
          <li data-level="good">
            <Icon name="check" />
            <p>
              <span className="sr-only">{say('screens-results.known')} </span>
              {listed(known.map((part) => say(PARTS[part])))}
            </p>
          </li>
        )}
        {missing.map(({ part, tells }) => (
          <li key={part}>
            <Icon name="unknown" />
            <p>
              <strong className="strong">{say(PARTS[part])}</strong> {tells}
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}

/** What the parts of a pack are called. */
const PARTS = {
  name: 'screens-common.name',
  brand: 'screens-common.brand',
  quantity: 'screens-common.quantity',
  category: 'screens-common.category',
  table: 'screens-common.nutrition_table',
  ingredients: 'screens-common.ingredients',
} as const satisfies Readonly<Record<string, PlainId>>;

type Missing = { readonly part: 'table' | 'ingredients' | 'category'; readonly tells: string };

/** Which parts of a pack are known, and what the others would tell. */
export function whatIsKnown(
  { facts, nutriScore, name, brand, quantity, category }: Pick<Food, 'facts' | 'nutriScore' | 'name' | 'brand' | 'quantity' | 'category'>,
  alerts: FoodScore['alerts'],
): { known: (keyof typeof PARTS)[]; missing: Missing[] } {
  const hasList = facts.ingredientsText !== null && facts.ingredientsText.trim() !== '';
  const hasTable = Object.keys(facts.nutriments).length > 0 && (nutriScore.computable || nutriScore.reason !== 'missing_nutriments');
  const known = [
    name.trim() === '' ? [] : ['name' as const],
    brand === null || brand === '' ? [] : ['brand' as const],
    quantity == null || quantity === '' ? [] : ['quantity' as const],
    category === null ? [] : ['category' as const],
    hasTable ? ['table' as const] : [],
    hasList ? ['ingredients' as const] : [],
  ].flat();
  const { substances } = openOf(alerts);
  const missing: Missing[] = [];
  if (!hasTable) missing.push({ part: 'table', tells: say('screens-results.would_give_it_a') });
  if (!hasList)
    missing.push({
      part: 'ingredients',
      tells:
        substances.length === 0
          ? say('screens-results.would_tell_what_is')
          : say('screens-results.would_tell_whether_it', { what: eitherText(substances) }),
    });
  if (category === null && hasTable) missing.push({ part: 'category', tells: say('screens-results.would_tell_which_table') });
  return { known, missing };
}

function sentenceOf(missing: readonly Missing[]): string {
  const parts = new Set(missing.map(({ part }) => part));
  if (parts.has('table') && parts.has('ingredients')) return say('screens-results.know_name');
  if (parts.has('table')) return say('screens-results.no_list_no_figures');
  if (parts.has('ingredients')) return say('screens-results.know_figures');
  return say('screens-results.no_list');
}

/** "Name, brand, quantity": one list, begun with a capital; German writes each with one. */
function listed(parts: readonly string[]): string {
  return parts.map((part, at) => (at === 0 || locale().startsWith('de') ? part : part.toLowerCase())).join(', ');
}
