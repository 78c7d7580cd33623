import { ringLevel, scoreLabel } from '@labelwise/domain/scoring';
import { NutriLetter } from '../food/nutri-score/nutri-letter.tsx';
import { NutriScoreStrip } from '../food/nutri-score/nutri-score-strip.tsx';
import { LevelGlyph } from '../food/score/level-glyph.tsx';
import { ScoreRing } from '../food/score/score-ring.tsx';
import { ScoreTile, ScoreTiles } from '../food/score/score-tiles.tsx';
import { ScoreWord } from '../food/score/score-word.tsx';
import { Section } from '../layout/screen/section.tsx';
import styles from './design-page.module.css';
import { LIMITS } from './samples.data.ts';

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
