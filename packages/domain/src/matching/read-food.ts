import { printedCodes } from '../additives/index.ts';
import type { FoodFacts, FoodKind, NutriScoreGrade } from '../food/index.ts';
import { readList, type ReadList } from '../ingredients/index.ts';
import { gradeFor, nutriScorePoints } from '../nutri-score/index.ts';
import type { Presence, Suitability } from './findings.ts';
import { oilsNamedApart } from './substances/oils/oils-named-apart.ts';
import { isReadLanguage } from './substances/substances.ts';

/** Which side a preference is on; some names answer differently to "more" than to "less" (protein, fiber). */
export type Want = 'more' | 'less';
/** 1 full, between some, 0 no, `null` the pack does not say. */
export type Share = number | null;

/**
 * One food, read once: whatever is asked of it again is answered from memory.
 * Hold on to it for as long as the facts stay the same; it is never told of a change.
 */
export class ReadFood {
  readonly facts: FoodFacts;
  readonly kind: FoodKind | null;
  /** Drinks are judged per 100 ml, on half the amounts. */
  readonly isDrink: boolean;
  readonly isWater: boolean;
  // Made at first need: most foods are only ever scored for nobody in particular.
  private wantedShares: Map<string, Share> | undefined = undefined;
  private unwantedShares: Map<string, Share> | undefined = undefined;
  private foundSubstances: Map<string, Presence> | undefined = undefined;
  private givenAnswers: Map<string, Suitability> | undefined = undefined;
  private list: ReadList | null | undefined = undefined;
  private oils: string | undefined = undefined;
  private codes: readonly string[] | undefined = undefined;
  private points: number | null | undefined = undefined;

  constructor(facts: FoodFacts) {
    this.facts = facts;
    this.kind = facts.kind;
    this.isWater = facts.kind === 'water';
    this.isDrink = this.isWater || facts.kind === 'beverage';
  }

  get wanted(): Map<string, Share> {
    return (this.wantedShares ??= new Map());
  }

  get unwanted(): Map<string, Share> {
    return (this.unwantedShares ??= new Map());
  }

  get presences(): Map<string, Presence> {
    return (this.foundSubstances ??= new Map());
  }

  get answers(): Map<string, Suitability> {
    return (this.givenAnswers ??= new Map());
  }

  /** The ingredient list, or `null` where the pack shows none. */
  get ingredients(): ReadList | null {
    if (this.list === undefined) {
      const printed = this.facts.ingredientsText;
      this.list = printed === null || printed.trim() === '' ? null : readList(printed);
    }
    return this.list;
  }

  /** Where the list names plants and means their oils ("vegetable oils (palm, rapeseed)"). */
  get oilsNamedApart(): string {
    const { lang } = this.facts;
    return (this.oils ??= this.ingredients === null ? '' : oilsNamedApart(this.ingredients.text, isReadLanguage(lang) ? lang : 'en'));
  }

  /** Codes of the additives that the source lists or the ingredient list prints: evidence, whichever of the two shows them. */
  get additives(): readonly string[] {
    if (this.codes === undefined) {
      const { additives } = this.facts;
      const printed = this.ingredients === null ? [] : printedCodes(this.ingredients.text).filter((code) => !additives.includes(code));
      this.codes = printed.length === 0 ? additives : [...additives, ...printed];
    }
    return this.codes;
  }

  /** Whether a word that is not found in the list may be taken as absent from the food. */
  get hasReadableList(): boolean {
    return this.ingredients !== null && isReadLanguage(this.facts.lang);
  }

  /** Nutri-Score 2023 points, lower is better; `null` where they cannot be computed. */
  get nutriScorePoints(): number | null {
    if (this.points === undefined) this.points = nutriScorePoints(this.facts);
    return this.points;
  }

  get nutriScoreGrade(): NutriScoreGrade | null {
    const points = this.nutriScorePoints;
    return points === null || this.kind === null || this.kind === 'na' ? null : gradeFor(points, this.kind);
  }
}

/** Reads a food for repeated questions. */
export function readFood(facts: FoodFacts): ReadFood {
  return new ReadFood(facts);
}
