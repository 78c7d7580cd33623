import type { FoodFacts } from '../food/index.ts';
import { ReadFood } from '../matching/index.ts';
import { computeNutriScore, type NutriScoreResult } from '../nutri-score/index.ts';
import { type Basis, basisOf } from './basis.ts';
import { withCountedKind } from './nutrition.ts';

/** A food made ready to be scored many times: text, matches, Nutri-Score and the sum for everybody are worked out once, at first need. */
export class PreparedFood extends ReadFood {
  private result: NutriScoreResult | undefined = undefined;
  private known: Basis | undefined = undefined;

  constructor(facts: FoodFacts) {
    super(withCountedKind(facts));
  }

  /** Nutri-Score with its components, for the ledger; the sum itself needs the points only. */
  get nutriScore(): NutriScoreResult {
    this.result ??= computeNutriScore(this.facts);
    return this.result;
  }

  get basis(): Basis {
    this.known ??= basisOf(this);
    return this.known;
  }
}

/** Reads a food for repeated scoring; keep it as long as its facts stand. */
export function prepareFood(facts: FoodFacts): PreparedFood {
  return new PreparedFood(facts);
}
