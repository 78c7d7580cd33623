import type { AdviceId, SuitabilityCause } from '@labelwise/domain/matching';
import type { Say } from '../index.ts';
import { termText } from './terms.ts';

const MAX_NAMED = 3;

const ADVICE = {
  alcohol: 'suitability.advice_alcohol',
  'raw milk cheese': 'suitability.advice_raw_milk_cheese',
  'raw milk': 'suitability.advice_raw_milk',
  'untreated juice': 'suitability.advice_untreated_juice',
  'smear-ripened cheese': 'suitability.advice_smear_ripened_cheese',
  'raw fish': 'suitability.advice_raw_fish',
  'raw meat': 'suitability.advice_raw_meat',
  'raw egg': 'suitability.advice_raw_egg',
  liver: 'suitability.advice_liver',
  mercury: 'suitability.advice_mercury',
  'mould-ripened cheese': 'suitability.advice_mould_ripened_cheese',
  'soft cheese of any milk': 'suitability.advice_soft_cheese',
  'alcohol as an ingredient': 'suitability.advice_alcohol_as_an_ingredient',
  'smoked or cured fish': 'suitability.advice_smoked_fish',
  'raw shellfish': 'suitability.advice_raw_shellfish',
  'raw sprouts': 'suitability.advice_raw_sprouts',
  pate: 'suitability.advice_pate',
  'cured meat': 'suitability.advice_cured_meat',
  'raw egg dish': 'suitability.advice_raw_egg_dish',
  tuna: 'suitability.advice_tuna',
  liquorice: 'suitability.advice_liquorice',
  caffeine: 'suitability.advice_caffeine',
  quinine: 'suitability.advice_quinine',
  'alcohol while breastfeeding': 'suitability.advice_alcohol_while_breastfeeding',
  'mercury while breastfeeding': 'suitability.advice_mercury_while_breastfeeding',
} as const satisfies Readonly<Record<AdviceId, string>>;

/** Causes that one message says, without values. */
const PLAIN = {
  'pack rules it out': 'suitability.pack_rules_it_out',
  analysis: 'suitability.analysis',
  'meat with milk': 'suitability.meat_with_milk',
  label: 'suitability.label',
  water: 'suitability.water',
  'every ingredient known': 'suitability.every_ingredient_known',
  'plain food': 'suitability.plain_food',
  'no list': 'suitability.no_list',
  unread: 'suitability.unread',
  foreign: 'suitability.foreign',
  unconfirmed: 'suitability.unconfirmed',
  'no certificate': 'suitability.no_certificate',
  'nothing advised against': 'suitability.nothing_advised_against',
} as const;

const AMOUNTS = {
  carbohydrates: { stated: 'suitability.carbohydrates', missing: 'suitability.carbohydrates_not_stated' },
  salt: { stated: 'suitability.salt', missing: 'suitability.salt_not_stated' },
} as const;

const PATTERNS = {
  'added sugar': 'suitability.added_sugar',
  'ultra-processed': 'suitability.ultra_processed',
  sweet: 'suitability.sweet',
  'processing not stated': 'suitability.processing_not_stated',
  'nothing speaks for it': 'suitability.nothing_speaks_for_it',
  'fruit and vegetables': 'suitability.fruit_and_vegetables',
} as const;

/** Why a food suits a restriction or does not, in a few words without a full stop ("contains hazelnut paste"). */
export function causeText(say: Say, cause: SuitabilityCause): string {
  switch (cause.kind) {
    case 'contains':
      return say(cause.source === 'name' ? 'suitability.name_says' : 'suitability.contains', { words: declared(say, cause.words) });
    case 'traces':
      return cause.words === null ? say('suitability.traces') : say('suitability.traces_of', { words: cause.words });
    case 'contradiction':
      return cause.words === null ? say('suitability.contradiction') : say('suitability.contradiction_of', { words: cause.words });
    case 'not known':
      return say('suitability.not_known', {
        unknown: cause.unknown,
        all: cause.all,
        items: itemList(say, cause.items.slice(0, MAX_NAMED)),
        more: Math.max(0, cause.items.length - MAX_NAMED),
      });
    case 'doubt':
      return say('suitability.doubt', { words: cause.words });
    case 'by nature':
      return say('suitability.by_nature', { words: termText(say, cause.words) });
    case 'only the name':
      return say('suitability.only_the_name', { words: cause.words });
    case 'pack says':
      return say('suitability.pack_says', { words: cause.words });
    case 'family':
      return say('suitability.family', { named: termText(say, cause.named), words: cause.words });
    case 'not understood':
      return say('suitability.not_understood', { words: cause.words });
    case 'amount':
      return say(AMOUNTS[cause.nutriment].stated);
    case 'amount not stated':
      return say(AMOUNTS[cause.nutriment].missing);
    case 'pattern':
      return cause.reason === 'holds' ? (cause.words ?? '') : say(PATTERNS[cause.reason]);
    case 'advice':
      return say(ADVICE[cause.rule]);
    default:
      return say(PLAIN[cause.kind]);
  }
}

/** What a source declares beside the list, by its name in the language of the answer. */
function declared(say: Say, words: string): string {
  const named = /^declared allergen: (?<allergen>.+)$/u.exec(words)?.groups?.['allergen'];
  return named === undefined ? words : termText(say, named);
}

/** "“sucre”, “sel”": ingredients as the pack prints them. */
export function itemList(say: Say, items: readonly string[]): string {
  return items.map((item) => say('suitability.item', { item })).join(', ');
}
