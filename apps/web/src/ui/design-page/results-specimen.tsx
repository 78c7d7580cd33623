import { ringLevel, scoreLabel } from '@labelwise/domain/scoring';
import { useState } from 'react';
import { Button } from '../controls/button.tsx';
import { CellLink, Cells, CellToggle } from '../controls/cells.tsx';
import { Celebration } from '../feedback/messages.tsx';
import { AssessmentRow, AssessmentRows, ConflictPlate, DoubtNote } from '../food/alerts.tsx';
import { BarcodeDrawing } from '../food/barcode-drawing.tsx';
import { AdditiveList, AdditiveRow, InfoBlock, InfoGrid, IngredientText, NutritionTable, RiskKey } from '../food/facts.tsx';
import { LedgerWaterfall } from '../food/ledger-waterfall.tsx';
import { NutriLetter, NutriScorePoints, NutriScoreStrip } from '../food/nutri-score.tsx';
import { AlternativeCard, AlternativeStrip, ProductHead, ProductPicture } from '../food/product.tsx';
import { ScoreTile, ScoreTiles, ScoreWord, Verdict } from '../food/score.tsx';
import { LevelGlyph, ScoreRing } from '../food/score-ring.tsx';
import { Card } from '../layout/card.tsx';
import { PageColumns, Pair, Section } from '../layout/screen.tsx';
import styles from './design-page.module.css';
import { LEDGER_WORDS, LIMITS, MUESLI_FACTS, MUESLI_INGREDIENTS, MUESLI_LEDGER, MUESLI_POINTS, RISK_WORDS } from './samples.data.ts';

/** The results, composed: what is it, is it good for me, why, what would be better, the details. */
export function ResultsSpecimen() {
  const first = (
    <>
      <ProductHead
        picture={<ProductPicture src={null} alt="" family="cereal" size={72} eager />}
        name="Crunchy Oat & Seed Muesli"
        detail="Alder & Rye · 500 g"
        category="Breakfast cereals"
        moreOfName="Show the whole name"
        lessOfName="Show less of it"
      />
      <ConflictPlate title="Not Vegetarian">
        Contains <strong className="strong">gelatin</strong>. A conflict with your diet limits the score to 25 or less.
      </ConflictPlate>
      <Assessment />
    </>
  );
  return (
    <PageColumns first={first}>
      <LedgerWaterfall groups={MUESLI_LEDGER} score={87} level="good" words={LEDGER_WORDS} />
      <Section
        title="Even better matches"
        aside={
          <a className="link" href="#alternatives">
            See all
          </a>
        }
      >
        <AlternativeStrip>
          <AlternativeCard
            name="Four Seed Granola, unsweetened"
            brand="Halden Mill"
            family="cereal"
            score={94}
            reason="No seed oils"
            to="#"
          />
          <AlternativeCard name="Rolled Oats, whole grain" brand="Northfield" family="other" score={92} reason="One ingredient" to="#" />
          <AlternativeCard name="Dark Rye Crispbread" brand="Kvarn" family="bread" score={66} reason="+6 g fiber" to="#" />
          <AlternativeCard name="Spelt Bircher Base" brand="Alder & Rye" family="spread" score={89} reason="Less sugar" to="#" />
        </AlternativeStrip>
      </Section>
      <FactsSpecimen />
    </PageColumns>
  );
}

function Assessment() {
  const [message, setMessage] = useState<string | null>(null);
  const [favorite, setFavorite] = useState(true);
  const [bought, setBought] = useState(false);
  return (
    <Card title="Health Assessment" aside="for you">
      <Verdict
        score={87}
        level="good"
        word="Great Match"
        caption="of 100"
        celebration={<Celebration message={message} onDone={() => setMessage(null)} />}
      >
        Fiber lifts it most. Sunflower oil costs it 15 points.
      </Verdict>
      <AssessmentRows>
        <AssessmentRow sign={<NutriLetter grade="a" />} title="Nutri-Score A">
          Excellent. The official grade, the same for everyone.
        </AssessmentRow>
        <AssessmentRow kind="fits" title="Fits Vegetarian">
          Nothing in it comes from meat, fish or gelatin.
        </AssessmentRow>
        <AssessmentRow kind="caution" title="Contains Seed oils">
          You asked for less. Sunflower oil is fourth of nine.
        </AssessmentRow>
        <AssessmentRow kind="unknown" title="Sesame: the pack does not say">
          Unknown is not the same as safe. Ask the maker.
        </AssessmentRow>
      </AssessmentRows>
      <DoubtNote title="Energy does not fit the figures">1 650 kcal from 11 g fat is not possible. Check the pack: it may be kJ.</DoubtNote>
      <Button variant="quiet" size="small" onClick={() => setMessage('Excellent choice!')}>
        Celebrate
      </Button>
      <Cells>
        <CellToggle icon="heart" pressed={favorite} onChange={setFavorite}>
          Favorite
        </CellToggle>
        <CellToggle icon="basket" pressed={bought} onChange={setBought}>
          Purchase
        </CellToggle>
        <CellLink icon="compare" to="#">
          Compare
        </CellLink>
      </Cells>
    </Card>
  );
}

/** The details below the score. */
function FactsSpecimen() {
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
              Antioxidant. Vitamin C, stops the apple from browning.
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

/** Rings at every limit and in every size, the letters, the tiles. */
export function ScoreSpecimen() {
  return (
    <>
      <Section title="Rings at the limits" ruled>
        <ul className={styles.rings}>
          {LIMITS.map((score) => (
            <li key={score}>
              <ScoreRing score={score} />
              <ScoreWord level={ringLevel(score)}>{scoreLabel(score).replace(' Match', '')}</ScoreWord>
            </li>
          ))}
          <li>
            <ScoreRing score={null} />
            <span className="muted">No data</span>
          </li>
        </ul>
        <div className={styles.line}>
          <ScoreRing score={71} size="middle" />
          <ScoreRing score={100} size="middle" />
          <ScoreRing score={25} size="hero" caption="of 100" />
          <ScoreRing score={58} size="hero" caption="of 100" />
          <ScoreRing score={100} size="hero" caption="of 100" />
          <ScoreRing score={null} size="hero" />
          <LevelGlyph level="good" />
        </div>
      </Section>
      <Section title="Nutri-Score" ruled>
        <div className={styles.line}>
          {(['a', 'b', 'c', 'd', 'e', null] as const).map((grade) => (
            <NutriLetter
              key={grade ?? 'none'}
              grade={grade}
              label={grade === null ? 'Nutri-Score not available' : `Nutri-Score ${grade}`}
            />
          ))}
        </div>
        <div className={styles.stack}>
          <NutriScoreStrip grade="c" label="Nutri-Score C, Fair" />
          <NutriScoreStrip grade={['b', 'c']} label="Nutri-Score B or C" />
          <NutriScoreStrip grade={null} label="Nutri-Score not available" />
        </div>
      </Section>
      <ScoreTiles>
        <ScoreTile value={128} label="Scanned" />
        <ScoreTile value={71} label="Avg Score" level="good" to="#" />
        <ScoreTile value={14} label="Favorites" />
      </ScoreTiles>
    </>
  );
}
