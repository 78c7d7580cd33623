import { type Diet, type FamilyMember, familyOf, type Restriction } from '@labelwise/domain/diets';
import type { MessageId, Say } from '../index.ts';
import { termText } from './terms.ts';

/** What a restriction was understood as, in words for the profile. */
export function readBack(say: Say, restriction: Restriction): string {
  const text = textOf(say, restriction);
  return restriction.strictTraces === true ? `${text.replace(/\.$/, '')}. ${say('restrictions.strict')}` : text;
}

function textOf(say: Say, restriction: Restriction): string {
  switch (restriction.kind) {
    case 'diet':
      return say(`restrictions.${restriction.diet}` satisfies MessageId);
    case 'member':
      return say('restrictions.member', {
        name: say(MEMBERS[restriction.member]),
        family: say(familyOf(restriction.member) === 'nut-free' ? 'restrictions.nuts' : 'restrictions.cereals'),
      });
    case 'food': {
      const others = restriction.family === null ? undefined : OTHERS[restriction.family];
      const named = termText(say, restriction.name);
      const name = named.charAt(0).toUpperCase() + named.slice(1);
      return others === undefined ? say('restrictions.food', { name }) : say('restrictions.food_of_family', { name, others: say(others) });
    }
    case 'words':
      return say(restriction.untilNamed === true ? 'restrictions.words_of_own_triggers' : 'restrictions.words', {
        words: restriction.words,
      });
  }
}

const MEMBERS = {
  almonds: 'restrictions.member_almonds',
  hazelnuts: 'restrictions.member_hazelnuts',
  walnuts: 'restrictions.member_walnuts',
  cashews: 'restrictions.member_cashews',
  pecans: 'restrictions.member_pecans',
  'brazil nuts': 'restrictions.member_brazil_nuts',
  pistachios: 'restrictions.member_pistachios',
  macadamias: 'restrictions.member_macadamias',
  Wheat: 'restrictions.member_wheat',
  Barley: 'restrictions.member_barley',
  Rye: 'restrictions.member_rye',
  Oats: 'restrictions.member_oats',
} as const satisfies Readonly<Record<FamilyMember, string>>;

type OthersId =
  `restrictions.others_${'dairy_free' | 'fish_free' | 'crustacean_free' | 'mollusc_free' | 'shellfish_free' | 'nut_free' | 'gluten_free' | 'egg_free' | 'soy_free' | 'peanut_free' | 'sesame_free' | 'mustard_free' | 'celery_free'}`;
/** "Other fish is": what holds for the rest of the family of a food. */
const OTHERS: { readonly [diet in Diet]?: OthersId } = {
  'dairy-free': 'restrictions.others_dairy_free',
  'fish-free': 'restrictions.others_fish_free',
  'crustacean-free': 'restrictions.others_crustacean_free',
  'mollusc-free': 'restrictions.others_mollusc_free',
  'shellfish-free': 'restrictions.others_shellfish_free',
  'nut-free': 'restrictions.others_nut_free',
  'gluten-free': 'restrictions.others_gluten_free',
  'egg-free': 'restrictions.others_egg_free',
  'soy-free': 'restrictions.others_soy_free',
  'peanut-free': 'restrictions.others_peanut_free',
  'sesame-free': 'restrictions.others_sesame_free',
  'mustard-free': 'restrictions.others_mustard_free',
  'celery-free': 'restrictions.others_celery_free',
};
