import type { FoodFacts, FoodKind, NutriScoreGrade } from '../food/index.ts';
import { foldText } from '../lib/index.ts';
import { type NutriScoreEnds, nutriScoreEnds, settledGrade } from '../nutri-score/index.ts';
import {
  eachItem,
  type Findings,
  hasProperty,
  isAllContained,
  type Mask,
  NO_PROPERTIES,
  type Property,
  type ReadItem,
  unpackFindings,
  unpackItems,
} from '../reading/index.ts';
import { type Declared, declaredBy } from './declared.ts';
import type { Suitability } from './suitability/answer.ts';

/** Which side a preference is on; some names answer differently to "more" than to "less" (protein, fiber). */
export type Want = 'more' | 'less';
/** 1 full, between some, 0 no, `null` the pack does not say. */
export type Share = number | null;

/**
 * What is known of a food's list. unread: it has one that was not read, or not by this format. foreign: in a language that is not read.
 * unconfirmed: read, and nobody has confirmed it as what the pack prints.
 */
export type ListState = 'none' | 'unread' | 'foreign' | 'unconfirmed' | 'read';

/**
 * One food made ready for any number of questions; repeated questions are answered from memory. It reads no ingredient list: that was
 * done when the food came in.
 * Hold on to it for as long as the facts stay the same; it does not notice a change.
 */
export class ReadFood {
  readonly facts: FoodFacts;
  readonly kind: FoodKind | null;
  /** Drinks are judged per 100 ml, on half the amounts. */
  readonly isDrink: boolean;
  // Made at first need: most foods are only ever scored without a profile.
  private found: Findings | null | undefined = undefined;
  private state: ListState | undefined = undefined;
  private plainWater: boolean | undefined = undefined;
  private wantedShares: Map<string, Share> | undefined = undefined;
  private unwantedShares: Map<string, Share> | undefined = undefined;
  private givenAnswers: Map<string, Suitability> | undefined = undefined;
  private givenByDiet: (Suitability | undefined)[] | undefined = undefined;
  private tags: Declared | undefined = undefined;
  private unpacked: { items: readonly ReadItem[]; name: string | null } | undefined = undefined;
  private words: string | undefined = undefined;
  private foldedList: string | undefined = undefined;
  private ends: NutriScoreEnds | null | undefined = undefined;
  private letter: NutriScoreGrade | null | undefined = undefined;

  /** What names of the tables came to; `null` until the food is asked a second time, as most foods of a batch never are. */
  shares: Share[] | null = null;
  private uses = 0;

  constructor(facts: FoodFacts) {
    this.facts = facts;
    this.kind = facts.kind;
    this.isDrink = facts.kind === 'water' || facts.kind === 'beverage';
  }

  /** Announces that a whole profile is about to be evaluated. */
  noteUse(): void {
    this.uses += 1;
    if (this.uses > 1) this.shares ??= [];
  }

  /** What the stored reading comes to; `null` where there is none. */
  get findings(): Findings | null {
    if (this.found === undefined) this.found = this.facts.reading === null ? null : unpackFindings(this.facts.reading);
    return this.found;
  }

  get list(): ListState {
    return (this.state ??= listStateOf(this.facts, this.findings));
  }

  /** Water that nothing of its record gives anything else to: it fits everybody. What is only filed or named as water is judged by its list. */
  get isWater(): boolean {
    return (this.plainWater ??= this.kind === 'water' && isPlainWater(this));
  }

  get wanted(): Map<string, Share> {
    return (this.wantedShares ??= new Map());
  }

  get unwanted(): Map<string, Share> {
    return (this.unwantedShares ??= new Map());
  }

  /** Answers to diets, by their place: see `placeOfAnswer`. */
  get dietAnswers(): (Suitability | undefined)[] {
    return (this.givenByDiet ??= []);
  }

  /** Answers to other restrictions, by what they leave out. */
  get answers(): Map<string, Suitability> {
    return (this.givenAnswers ??= new Map());
  }

  /** What tags, categories and additive codes of the source say. */
  get declared(): Declared {
    return (this.tags ??= declaredBy(this.facts));
  }

  /** In the food, by its list or by what its source declares. */
  has(property: Property): boolean {
    return hasProperty(this.inList, property) || hasProperty(this.declared.has, property);
  }

  get inList(): Mask {
    return this.findings?.has ?? NO_PROPERTIES;
  }

  /** The items of the reading, with the name that was read. */
  get reading(): { items: readonly ReadItem[]; name: string | null } {
    return (this.unpacked ??= this.facts.reading === null ? { items: [], name: null } : unpackItems(this.facts.reading));
  }

  /** The printed words of an item; the words of its id where it stands for a category. */
  wordsOf({ start, end, source, id }: ReadItem): string {
    if (source === 'category') return (id ?? '').replace(/^[a-z]{2}:/, '').replaceAll('-', ' ');
    const text = source === 'name' ? (this.reading.name ?? '') : (this.facts.ingredientsText ?? '');
    return text.slice(start, end).replaceAll('_', '').replace(/\s+/g, ' ').trim();
  }

  /** The printed list, folded. */
  get folded(): string {
    return (this.foldedList ??= foldText(this.facts.ingredientsText ?? ''));
  }

  /** The list as it is searched for a member's own words: folded, without what it only denies or may contain. */
  get searchable(): string {
    if (this.words !== undefined) return this.words;
    if (this.facts.reading === null || isAllContained(this.facts.reading)) return (this.words = spaced(this.folded));
    let text = this.facts.ingredientsText ?? '';
    for (const { presence, source, start, end } of eachItem(this.reading.items)) {
      if (presence !== 'contained' && source === 'list') text = text.slice(0, start) + ' '.repeat(end - start) + text.slice(end);
    }
    this.words = spaced(foldText(text));
    return this.words;
  }

  /** Whether what is not found in the list may be taken as absent from the food, for a preference. */
  get hasReadableList(): boolean {
    return this.list === 'read';
  }

  /** Nutri-Score 2023 points at either end of what is missing. */
  get nutriScoreEnds(): NutriScoreEnds | null {
    if (this.ends === undefined) this.ends = nutriScoreEnds(this.facts);
    return this.ends;
  }

  /** Nutri-Score 2023 points, lower is better; `null` where they cannot be computed. */
  get nutriScorePoints(): number | null {
    return this.nutriScoreGrade === null ? null : (this.nutriScoreEnds?.worst ?? null);
  }

  get nutriScoreGrade(): NutriScoreGrade | null {
    if (this.letter === undefined) this.letter = settledGrade(this.nutriScoreEnds, this.kind);
    return this.letter;
  }
}

const WATERS: ReadonlySet<string> = new Set(
  (
    'en:water en:water--carbonation en:carbonated-water en:filtered-water en:distilled-water en:e290 en:gas ' +
    'en:mineral-unspecified en:mineral-water en:natural-mineral-water en:carbonated-mineral-water ' +
    'fr:eau-minérale-naturelle-gazéifiée en:spring-water en:natural-spring-water en:carbonated-spring-water en:mountain-spring-water'
  ).split(' '),
);

/** Each item of its list and each food of its name is water, and its source declares no allergen; without both, a category files it so. */
function isPlainWater({ facts, list, reading: { items } }: ReadFood): boolean {
  if (facts.allergensTags.length > 0 || facts.tracesTags.length > 0 || list === 'unread') return false;
  const found = [...eachItem(items)];
  if (list !== 'none' && !found.some(({ source }) => source !== 'name')) return false;
  return found.every(({ id }) => id !== null && WATERS.has(id)) && (found.length > 0 || facts.kindBasis === 'category');
}

function spaced(folded: string): string {
  return folded.replaceAll('_', ' ').replace(/\s+/g, ' ');
}

function listStateOf({ ingredientsText, listBasis }: FoodFacts, findings: Findings | null): ListState {
  const isPrinted = ingredientsText !== null && ingredientsText.trim() !== '';
  if (findings === null) return isPrinted ? 'unread' : 'none';
  if (!findings.hasList) return isPrinted ? 'unread' : 'none';
  if (findings.language === null && isPrinted) return 'foreign';
  return listBasis === 'unconfirmed' ? 'unconfirmed' : 'read';
}

/** Reads a food for repeated questions. */
export function readFood(facts: FoodFacts): ReadFood {
  return new ReadFood(facts);
}

/** The first item that holds a property, contained ones of the list before those of the name. */
export function itemWith(food: ReadFood, property: Property, presence: ReadItem['presence'] = 'contained'): ReadItem | null {
  let named: ReadItem | null = null;
  for (const item of eachItem(food.reading.items)) {
    if (item.presence !== presence || !hasProperty(item.has, property)) continue;
    if (item.source !== 'name') return narrowest(item, property, presence);
    named ??= item;
  }
  return named;
}

/** "Sauce (soy sauce (soy, wheat))": the innermost item that shows it where the outer one is only made of it. */
function narrowest(item: ReadItem, property: Property, presence: ReadItem['presence']): ReadItem {
  const inner = item.isComposite
    ? item.children.find((child) => child.presence === presence && hasProperty(child.has, property))
    : undefined;
  return inner === undefined ? item : narrowest(inner, property, presence);
}
