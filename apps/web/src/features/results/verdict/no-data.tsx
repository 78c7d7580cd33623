import type { Food } from '../../../data/foods/foods.ts';
import type { PersonUnknown } from '../../../data/scores/own-profile.ts';
import type { FoodScore } from '../../../data/scores/scores.ts';
import { useTranslation } from '../../../i18n/translation.ts';
import { labelPath } from '../../../lib/paths.ts';
import { NO_DATA } from '../../../lib/score-state.ts';
import { LinkButton } from '../../../ui/controls/button/button.tsx';
import { Verdict } from '../../../ui/food/score/score.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { type Sentence, say } from '../say.ts';
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
  'answers unreadable': 'Your answers on this device cannot be read any more. Until you answer again, nobody can say what is good for you.',
  'profile not here': 'Your health profile is not on this device yet. Without it, nobody can say what is good for you.',
} as const satisfies Record<PersonUnknown, string>;

/** Nothing is known that a number could rest on: no number, what is known, and what each missing part would tell. */
export function NoData({ food, alerts, person }: NoDataProps) {
  const { t } = useTranslation();
  if (person !== null)
    return (
      <Verdict score={null} state="no data" level="none" word={t(NO_DATA)} ringLabel={t('No score: not enough data to judge')}>
        {t(WHY_UNKNOWN[person])}
      </Verdict>
    );
  const { known, missing } = whatIsKnown(food, alerts);
  return (
    <>
      <Verdict score={null} state="no data" level="none" word={t(NO_DATA)} ringLabel={t('No score: not enough data to judge')}>
        {t('That is neither good nor poor.')}
      </Verdict>
      <p className={styles.help}>{t(sentenceOf(missing))}</p>
      {food.barcode !== null && missing.length > 0 && (
        <div className={styles.ways}>
          <LinkButton to={labelPath(food.barcode)} variant="primary" icon="camera" wide>
            {t('Photograph the label')}
          </LinkButton>
          <LinkButton to={`${labelPath(food.barcode)}&by=hand`} icon="pencil" wide>
            {t('Enter the values')}
          </LinkButton>
        </div>
      )}
      <ul className={styles.parts}>
        {known.length > 0 && (
          <li data-level="good">
            <Icon name="check" />
            <p>
              <span className="sr-only">{t('Known:')} </span>
              {listed(known.map((part) => t(part)))}
            </p>
          </li>
        )}
        {missing.map(({ part, tells }) => (
          <li key={part}>
            <Icon name="unknown" />
            <p>
              <strong className="strong">{t(part)}</strong> {say(t, tells)}
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}

type Missing = { readonly part: 'Nutrition table' | 'Ingredients' | 'Category'; readonly tells: Sentence };

/** Which parts of a pack are known, and what the others would tell. */
export function whatIsKnown(
  { facts, nutriScore, name, brand, quantity, category }: Pick<Food, 'facts' | 'nutriScore' | 'name' | 'brand' | 'quantity' | 'category'>,
  alerts: FoodScore['alerts'],
): { known: string[]; missing: Missing[] } {
  const hasList = facts.ingredientsText !== null && facts.ingredientsText.trim() !== '';
  const hasTable = Object.keys(facts.nutriments).length > 0 && (nutriScore.computable || nutriScore.reason !== 'missing_nutriments');
  const known = [
    name.trim() === '' ? [] : ['Name'],
    brand === null || brand === '' ? [] : ['Brand'],
    quantity == null || quantity === '' ? [] : ['Quantity'],
    category === null ? [] : ['Category'],
    hasTable ? ['Nutrition table'] : [],
    hasList ? ['Ingredients'] : [],
  ].flat();
  const { substances } = openOf(alerts);
  const missing: Missing[] = [];
  if (!hasTable) missing.push({ part: 'Nutrition table', tells: { text: 'would give it a grade and a score' } });
  if (!hasList)
    missing.push({
      part: 'Ingredients',
      tells:
        substances.length === 0
          ? { text: 'would tell what is in it' }
          : { text: 'would tell whether it holds {{what}}', values: { what: substances.join(' or ') } },
    });
  if (category === null && hasTable) missing.push({ part: 'Category', tells: { text: 'would tell which table to judge it by' } });
  return { known, missing };
}

function sentenceOf(missing: readonly Missing[]): string {
  const parts = new Set(missing.map(({ part }) => part));
  if (parts.has('Nutrition table') && parts.has('Ingredients')) return 'We know its name, not what is in it.';
  if (parts.has('Nutrition table')) return 'We cannot read its ingredients, and have no figures.';
  if (parts.has('Ingredients')) return 'We have its figures, not what it is.';
  return 'We cannot read its ingredients.';
}

/** "Name, brand, quantity": one list, begun with a capital. */
function listed(parts: readonly string[]): string {
  return parts.map((part, at) => (at === 0 ? part : part.toLowerCase())).join(', ');
}
