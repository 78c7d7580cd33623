import type { Food } from '../../../data/foods/foods.ts';
import type { FoodScore } from '../../../data/scores/scores.ts';
import { useTranslation } from '../../../i18n/translation.ts';
import { BarcodeDrawing } from '../../../ui/food/barcode/barcode-drawing.tsx';
import { InfoBlock, InfoGrid, type IngredientPart, IngredientText, NutritionTable } from '../../../ui/food/facts.tsx';
import { Card } from '../../../ui/layout/screen/card.tsx';
import { figure } from './amount-text.ts';
import { ingredientParts } from './ingredient-parts.ts';
import { nutritionRows } from './nutrition-rows.ts';

const NOVA = {
  1: 'NOVA 1, unprocessed or minimally processed',
  2: 'NOVA 2, a cooking ingredient',
  3: 'NOVA 3, processed',
  4: 'NOVA 4, ultra-processed',
} as const;

const NO_SCORE = { contributions: [], alerts: [] };

/** The places of a reading are places in the text that was read; another text is shown without marks. */
function partsOf(ingredients: string, facts: Food['facts'], whole: FoodScore | null): IngredientPart[] {
  return ingredients === facts.ingredientsText ? ingredientParts(ingredients, facts, whole ?? NO_SCORE) : [{ text: ingredients }];
}

/** What the pack says: barcode, ingredients, and its figures. */
export function ProductCard({ food, whole }: { food: Food; whole: FoodScore | null }) {
  const { t } = useTranslation();
  const { facts, barcode, servingSize } = food;
  const { ingredients } = food;
  const unit = facts.kind === 'beverage' || facts.kind === 'water' ? 'ml' : 'g';
  const table = (
    <NutritionTable
      caption={t('Nutrition Facts')}
      basis={unit === 'ml' ? t('per 100 ml') : t('per 100 g')}
      amount={t('Amount')}
      verdictHead={t('Level')}
      rows={nutritionRows(food, t)}
    />
  );
  return (
    <Card title={t('Product Information')}>
      <InfoGrid facts={table}>
        <InfoBlock title={t('Barcode')}>
          {barcode === null ? <p className="small">{t('N/A')}</p> : <BarcodeDrawing gtin={barcode} />}
        </InfoBlock>
        <InfoBlock title={t('Ingredients')}>
          {ingredients === null || ingredients.trim() === '' ? (
            <p className="small">{t('N/A: the pack shows no ingredients that we know of.')}</p>
          ) : (
            <IngredientText
              parts={partsOf(ingredients, facts, whole)}
              lang={facts.lang ?? undefined}
              alertNames={{ conflict: t('conflicts with your profile'), traces: t('traces'), unknown: t('not known to be safe') }}
            />
          )}
        </InfoBlock>
        <InfoBlock title={t('Processing')}>
          <p className="small">{facts.nova === null ? t('N/A: no NOVA group is known.') : t(NOVA[facts.nova])}</p>
        </InfoBlock>
        {servingSize !== null && (
          <InfoBlock title={t('Serving')}>
            <p className="small">{`${figure(servingSize)}\u00a0${unit}`}</p>
          </InfoBlock>
        )}
      </InfoGrid>
    </Card>
  );
}
