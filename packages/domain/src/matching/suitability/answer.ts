import type { FamilyMember } from '../../diets/index.ts';
import type { EvidenceSource, Property } from '../../reading/index.ts';
import type { AdviceId } from './advice.data.ts';

/** `limited`: fits in moderation (diets that are a matter of amount, advice with portions). */
export type Answer = 'yes' | 'no' | 'unknown' | 'limited';

/** What decided an answer, as data; `packages/messages` puts it into words. `words` are the pack's own. */
export type SuitabilityCause =
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
  /** A substance that foods hold by nature, and no list names there ("starch"). */
  | { readonly kind: 'by nature'; readonly words: string }
  /** The pack names what is left out, in any language. */
  | { readonly kind: 'pack says'; readonly words: string }
  | { readonly kind: 'family'; readonly member: FamilyMember | null; readonly named: string; readonly words: string }
  | { readonly kind: 'not understood'; readonly words: string }
  | { readonly kind: 'no list' }
  | { readonly kind: 'unread' }
  | { readonly kind: 'foreign' }
  /** Nobody has confirmed yet that this is the whole list. */
  | { readonly kind: 'unconfirmed' }
  | { readonly kind: 'no certificate' }
  | { readonly kind: 'amount'; readonly nutriment: 'carbohydrates' | 'salt' }
  | { readonly kind: 'amount not stated'; readonly nutriment: 'carbohydrates' | 'salt' }
  | { readonly kind: 'pattern'; readonly reason: PatternReason; readonly words: string | null }
  | { readonly kind: 'advice'; readonly rule: AdviceId; readonly source: string }
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
  readonly because: SuitabilityCause;
  /** An unknown that only traces stand in the way of. */
  readonly traces: boolean;
  /** Unknown only for few items, none of which resembles the allergen: a milder cap (docs/decisions/022). */
  readonly isMild: boolean;
};

/** Reasons are found only where somebody reads them: a score needs the answer alone. */
type Reason = SuitabilityCause | (() => SuitabilityCause);

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

  get because(): SuitabilityCause {
    if (typeof this.#reason === 'function') this.#reason = this.#reason();
    return this.#reason;
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
export function evidenceWords(because: SuitabilityCause): readonly string[] {
  switch (because.kind) {
    case 'contains':
    case 'doubt':
    case 'only the name':
    case 'pack says':
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
