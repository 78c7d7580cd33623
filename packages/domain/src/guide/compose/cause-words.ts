import type { AdviceId, SuitabilityCause } from '../../matching/index.ts';

/** Causes in English words, as `packages/messages` has them, for answers that the guide still composes as text. */
const ADVICE: Readonly<Record<AdviceId, string>> = {
  alcohol: 'alcohol is advised against in pregnancy',
  'raw milk cheese': 'soft cheese of raw milk can hold listeria',
  'raw fish': 'raw or cold-smoked fish can hold listeria',
  'raw meat': 'raw meat can hold toxoplasma',
  'raw egg': 'raw egg can hold salmonella',
  liver: 'liver holds too much vitamin A for pregnancy',
  mercury: 'this fish is high in mercury',
  'mould-ripened cheese': 'a soft cheese: the pack does not say whether its milk was pasteurised',
  'alcohol as an ingredient': 'alcohol is among its ingredients: cooked dishes hold little, desserts and sweets may hold more',
  pate: 'chilled pâté is advised against, canned pâté without liver is not',
  'cured meat': 'cured, uncooked meat: cook it, or ask',
  'raw egg dish': 'this kind of dish can be made with raw egg',
  tuna: 'tuna: no more than four cans or two steaks a week',
  liquorice: 'liquorice: only a little',
  caffeine: 'caffeine: no more than 200 mg a day',
  'alcohol while breastfeeding': 'alcohol passes into the milk',
  'mercury while breastfeeding': 'fish high in mercury: no more than one portion a week',
};

const MOST_NAMED = 3;

/** Why, in a few words without a full stop ("contains hazelnut paste"). */
export function causeWords(cause: SuitabilityCause): string {
  switch (cause.kind) {
    case 'contains':
      return cause.source === 'name' ? `its name says ${cause.words}` : `contains ${cause.words}`;
    case 'traces':
      return cause.words === null ? 'traces' : `traces: ${cause.words}`;
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
      return cause.words === null ? 'the pack contradicts itself' : `the pack contradicts itself: ${cause.words}`;
    case 'not known': {
      const named = cause.items
        .slice(0, MOST_NAMED)
        .map((item) => `“${item}”`)
        .join(', ');
      const verb = cause.unknown === 1 ? 'is' : 'are';
      return `${cause.unknown} of ${cause.all} ingredients ${verb} not known to us: ${named}${cause.items.length > MOST_NAMED ? ' …' : ''}`;
    }
    case 'doubt':
      return `${cause.words} can hold it`;
    case 'only the name':
      return `its name says ${cause.words}, its list does not`;
    case 'pack says':
      return `the pack says “${cause.words}”`;
    case 'family':
      return `you named ${cause.named}; this holds ${cause.words}`;
    case 'not understood':
      return `we do not know “${cause.words}” as a food`;
    case 'no list':
      return 'no ingredient list';
    case 'unread':
      return 'its ingredient list has not been read yet';
    case 'foreign':
      return 'ingredients in a language we do not read';
    case 'no certificate':
      return 'no certificate on the pack';
    case 'amount':
      return cause.nutriment;
    case 'amount not stated':
      return `${cause.nutriment} not stated`;
    case 'pattern':
      return cause.reason === 'holds'
        ? (cause.words ?? '')
        : cause.reason === 'nothing speaks for it'
          ? 'no ingredient that speaks for it'
          : cause.reason;
    case 'advice':
      return ADVICE[cause.rule];
    case 'nothing advised against':
      return 'nothing that is advised against';
  }
}
