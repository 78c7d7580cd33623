import { useState } from 'react';
import { Button } from '../controls/button/button.tsx';
import { ToggleButton } from '../controls/button/toggle-button.tsx';
import { Celebration } from '../feedback/message/celebration.tsx';
import { AssessmentRow, AssessmentRows } from '../food/alerts/assessment-rows.tsx';
import { ConflictPlate } from '../food/alerts/conflict-plate.tsx';
import { DoubtNote } from '../food/alerts/doubt-note.tsx';
import { LedgerWaterfall } from '../food/ledger/ledger-waterfall.tsx';
import { NutriLetter } from '../food/nutri-score/nutri-letter.tsx';
import { AlternativeCard, AlternativeStrip } from '../food/product/alternative-card.tsx';
import { ProductHead } from '../food/product/product-head.tsx';
import { ProductPicture } from '../food/product/product-picture.tsx';
import { Verdict } from '../food/score/verdict.tsx';
import { Card } from '../layout/screen/card.tsx';
import { PageColumns } from '../layout/screen/page-columns.tsx';
import { Section } from '../layout/screen/section.tsx';
import { FactsSpecimen } from './facts-specimen.tsx';
import { LEDGER_WORDS, MUESLI_LEDGER } from './samples.data.ts';

/** The results, composed: what is it, is it good for me, why, what would be better, the details. */
export function ResultsSpecimen() {
  const [favorite, setFavorite] = useState(true);
  const [bought, setBought] = useState(false);
  const first = (
    <>
      <ProductHead
        picture={<ProductPicture src={null} alt="" family="cereal" size={104} eager />}
        name="Crunchy Oat & Seed Muesli"
        detail="Alder & Rye · 500 g"
        category="Breakfast cereals"
        toggles={
          <>
            <ToggleButton icon="heart" pressed={favorite} onChange={setFavorite}>
              Favorite
            </ToggleButton>
            <ToggleButton icon="basket" pressed={bought} onChange={setBought}>
              Purchase
            </ToggleButton>
          </>
        }
      />
      <ConflictPlate title="Not Vegetarian">
        Contains <strong className="strong">gelatin</strong>. A conflict with your diet keeps the score at 25 or less.
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
          <AlternativeCard name="Spelt Bircher Base" brand="Alder & Rye" family="jar" score={89} reason="Less sugar" to="#" />
        </AlternativeStrip>
      </Section>
      <FactsSpecimen />
    </PageColumns>
  );
}

function Assessment() {
  const [message, setMessage] = useState<string | null>(null);
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
    </Card>
  );
}
