import { BarcodeDrawing } from '../food/barcode/barcode-drawing.tsx';
import { AdditiveList, AdditiveRow, RiskKey } from '../food/facts/additive-list.tsx';
import { InfoBlock, InfoGrid } from '../food/facts/info-grid.tsx';
import { IngredientText } from '../food/facts/ingredient-text.tsx';
import { NutritionTable } from '../food/facts/nutrition-table.tsx';
import { NutriScorePoints } from '../food/nutri-score/nutri-score-points.tsx';
import { NutriScoreStrip } from '../food/nutri-score/nutri-score-strip.tsx';
import { Card } from '../layout/screen/card.tsx';
import { Pair } from '../layout/screen/page-columns.tsx';
import { MUESLI_FACTS, MUESLI_INGREDIENTS, MUESLI_POINTS, RISK_WORDS } from './samples.data.ts';

/** The details below the score. */
export function FactsSpecimen() {
  return (
    <>
      <Pair>
        <Card title="Nutri-Score" aside="the same for everyone">
          <NutriScoreStrip grade="a" label="Nutri-Score A, Excellent" />
          <p className="small">
            <strong className="strong">Excellent.</strong> Fewer points are better. A is 0 or less.
          </p>
          <NutriScorePoints groups={MUESLI_POINTS} sumText="6 − 10, grade A" sum={-4} />
        </Card>
        <Card title="Additives Analysis" aside="4, one high" spread>
          <AdditiveList>
            <AdditiveRow code="E300" name="Ascorbic acid" risk="low" riskLabel="Low">
              Antioxidant. Vitamin C, keeps the apple from browning.
            </AdditiveRow>
            <AdditiveRow code="E120" name="Carmine" risk="moderate" riskLabel="Moderate">
              Color made from insects. Rare allergy.
            </AdditiveRow>
            <AdditiveRow code="E171" name="Titanium dioxide" risk="high" riskLabel="High">
              Color. No longer allowed in the EU.
            </AdditiveRow>
            <AdditiveRow code="E1442" name="Hydroxypropyl distarch phosphate" risk="unknown" riskLabel="Unknown">
              Thickener. Not in our table yet.
            </AdditiveRow>
          </AdditiveList>
          <RiskKey label="Risk levels" words={RISK_WORDS} />
        </Card>
      </Pair>
      <Card title="Product Information">
        <InfoGrid
          facts={<NutritionTable caption="Nutrition Facts" basis="per 100 g" amount="Amount" verdictHead="for you" rows={MUESLI_FACTS} />}
        >
          <InfoBlock title="Barcode">
            <BarcodeDrawing gtin="2017643002184" />
          </InfoBlock>
          <InfoBlock title="Ingredients">
            <IngredientText parts={MUESLI_INGREDIENTS} />
          </InfoBlock>
        </InfoGrid>
      </Card>
    </>
  );
}
