import type { FamilyMember } from '../../diets/index.ts';
import type { EvidenceSource, Property } from '../../reading/index.ts';

/** `limited`: fits in moderation (diets that are a matter of amount, advice with portions). */
export type Answer = 'yes' | 'no' | 'unknown' | 'limited';

/** What decided an answer, as data; `whyText` says it in words. `words` are the pack's own. */
export type Because =
  /** `property` is `null` where the food is one that the person named. */
  | { readonly kind: 'contains'; readonly property: Property | null; readonly words: string; readonly source: EvidenceSource | 'declared' }
  | { readonly kind: 'traces'; readonly words: string | null }
  | { readonly kind: 'pack rules it out' }
  | { readonly kind: 'analysis' }
  | { readonly kind: 'meat with milk' }
  | { readonly kind: 'label' }
  | { readonly kind: 'water' }
  | { readonly kind: 'every ingredient known' }
  | { readonly kind: 'plain food' }
  /** The pack claims what its list contradicts. */
  | { readonly kind: 'contradiction'; readonly words: string | null }
  | { readonly kind: 'not known'; readonly items: readonly string[]; readonly unknown: number; readonly all: number }
  /** Known, but of either origin, or made of parts that the pack does not list. */
  | { readonly kind: 'doubt'; readonly words: string; readonly property: Property | null }
  | { readonly kind: 'only the name'; readonly words: string }
  | { readonly kind: 'family'; readonly member: FamilyMember | null; readonly named: string; readonly words: string }
  | { readonly kind: 'not understood'; readonly words: string }
  | { readonly kind: 'no list' }
  | { readonly kind: 'unread' }
  | { readonly kind: 'foreign' }
  | { readonly kind: 'no certificate' }
  | { readonly kind: 'amount'; readonly nutriment: 'carbohydrates' | 'salt' }
  | { readonly kind: 'amount not stated'; readonly nutriment: 'carbohydrates' | 'salt' }
  | { readonly kind: 'pattern'; readonly reason: PatternReason; readonly words: string | null }
  | { readonly kind: 'advice'; readonly rule: string; readonly words: string; readonly source: string }
  | { readonly kind: 'nothing advised against' };
export type PatternReason =
  | 'added sugar'
  | 'ultra-processed'
  | 'sweet'
  | 'processing not stated'
  | 'nothing speaks for it'
  | 'fruit and vegetables'
  | 'holds';

export type Suitability = {
  readonly answer: Answer;
  readonly because: Because;
  /** `because` in English words. */
  readonly why: string;
  /** An unknown that only traces stand in the way of. */
  readonly traces: boolean;
  /** Unknown only for few items, none of which resembles the allergen: a milder cap (docs/decisions/022). */
  readonly isMild: boolean;
};

/** Reasons are found only where somebody reads them: a score needs the answer alone. */
type Reason = Because | (() => Because);

class Answered implements Suitability {
  readonly answer: Answer;
  readonly traces: boolean;
  readonly isMild: boolean;
  #reason: Reason;

  constructor(answer: Answer, reason: Reason, traces: boolean, isMild: boolean) {
    this.answer = answer;
    this.traces = traces;
    this.isMild = isMild;
    this.#reason = reason;
  }

  get because(): Because {
    if (typeof this.#reason === 'function') this.#reason = this.#reason();
    return this.#reason;
  }

  get why(): string {
    return whyText(this.because);
  }
}

export function yes(because: Reason): Suitability {
  return new Answered('yes', because, false, false);
}

export function no(because: Reason): Suitability {
  return new Answered('no', because, false, false);
}

export function limited(because: Reason): Suitability {
  return new Answered('limited', because, false, false);
}

export function unknown(because: Reason, isMild = false): Suitability {
  return new Answered('unknown', because, false, isMild);
}

/** Nothing but a statement about traces stands in the way. */
export function onlyTraces(because: Reason): Suitability {
  return new Answered('unknown', because, true, false);
}

/** The words of the pack that an answer rests on. */
export function evidenceWords(because: Because): readonly string[] {
  switch (because.kind) {
    case 'contains':
    case 'doubt':
    case 'only the name':
    case 'family':
      return [because.words];
    case 'not known':
      return because.items;
    case 'traces':
    case 'contradiction':
    case 'pattern':
      return because.words === null ? [] : [because.words];
    default:
      return [];
  }
}

const MOST_NAMED = 3;

/** Why, in a few words without a full stop ("contains hazelnut paste"). */
export function whyText(because: Because): string {
  switch (because.kind) {
    case 'contains':
      return because.source === 'name' ? `its name says ${because.words}` : `contains ${because.words}`;
    case 'traces':
      return because.words === null ? 'traces' : `traces: ${because.words}`;
    case 'pack rules it out':
      return 'the pack says so';
    case 'analysis':
      return 'its source says so';
    case 'meat with milk':
      return 'meat with milk';
    case 'label':
      return 'labelled';
    case 'water':
      return 'water';
    case 'every ingredient known':
      return 'every ingredient is known';
    case 'plain food':
      return 'a plain food';
    case 'contradiction':
      return because.words === null ? 'the pack contradicts itself' : `the pack contradicts itself: ${because.words}`;
    case 'not known': {
      const named = because.items
        .slice(0, MOST_NAMED)
        .map((item) => `“${item}”`)
        .join(', ');
      const verb = because.unknown === 1 ? 'is' : 'are';
      return `${because.unknown} of ${because.all} ingredients ${verb} not known to us: ${named}${because.items.length > MOST_NAMED ? ' …' : ''}`;
    }
    case 'doubt':
      return `${because.words} can hold it`;
    case 'only the name':
      return `its name says ${because.words}, its list does not`;
    case 'family':
      return `you named ${because.named}; this holds ${because.words}`;
    case 'not understood':
      return `we do not know “${because.words}” as a food`;
    case 'no list':
      return 'no ingredient list';
    case 'unread':
      return 'its ingredient list has not been read yet';
    case 'foreign':
      return 'ingredients in a language we do not read';
    case 'no certificate':
      return 'no certificate on the pack';
    case 'amount':
      return because.nutriment;
    case 'amount not stated':
      return `${because.nutriment} not stated`;
    case 'pattern':
      return because.reason === 'holds'
        ? (because.words ?? '')
        : because.reason === 'nothing speaks for it'
          ? 'no ingredient that speaks for it'
          : because.reason;
    case 'advice':
      return because.words;
    case 'nothing advised against':
      return 'nothing that is advised against';
  }
}
