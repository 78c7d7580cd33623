import type { Diet } from '../../diets/index.ts';
import type { ReadLanguage } from '../../reading/index.ts';

/**
 * Illnesses whose name says what harms: the name alone rules foods out, as an allergy does, and words beside it ("disease", "since 2019")
 * change nothing. An illness whose triggers differ from one person to the next, or lie in amounts that no list shows (phenylketonuria),
 * is none of these.
 */
export const ILLNESSES: readonly {
  readonly diets: readonly Diet[];
  readonly foods: readonly string[];
  readonly names: { readonly [language in ReadLanguage]: readonly string[] };
}[] = [
  {
    // The skin's form of coeliac disease. @source ESsCD guideline, United European Gastroenterology Journal 2019;7:583
    diets: ['gluten-free'],
    foods: [],
    names: {
      en: ['dermatitis herpetiformis', 'duhring', "duhring's disease"], fr: ['dermatite herpétiforme', 'duhring'], de: ['dermatitis herpetiformis', 'duhring', 'herpetiforme dermatitis'],
      es: ['dermatitis herpetiforme', 'duhring'], it: ['dermatite erpetiforme', 'duhring'], nl: ['dermatitis herpetiformis', 'duhring'], pt: ['dermatite herpetiforme', 'duhring'],
    },
  },
  {
    // Every milk, lactose-free milk too, which holds the galactose. @source GalNet guideline, Journal of Inherited Metabolic Disease 2017;40:171
    diets: ['dairy-free'],
    foods: [],
    names: {
      en: ['galactosemia', 'galactosaemia', 'galactosemic', 'galactosaemic'], fr: ['galactosémie', 'galactosémique'], de: ['galaktosämie', 'galactosämie', 'galaktosaemie'], es: ['galactosemia', 'galactosémico', 'galactosémica'],
      it: ['galattosemia', 'galattosemico', 'galattosemica'], nl: ['galactosemie'], pt: ['galactosemia', 'galactosémico', 'galactosêmico'],
    },
  },
  {
    // Meat and gelatine of mammals; milk is tolerated by most, not by all: of the milk of goats and sheep the other milks are unknown.
    // @source CDC, About alpha-gal syndrome, 2024
    diets: ['pork-free', 'beef-free', 'gelatin-free'],
    foods: ['red meat', 'lamb', 'rabbit', 'horse meat', 'goat milk', 'sheep milk'],
    names: {
      en: ['alpha gal', 'alphagal', 'alpha gal syndrome', 'mammalian meat allergy'], fr: ['alpha gal', 'syndrome alpha gal', "allergie à l'alpha gal"], de: ['alpha gal', 'alpha gal syndrom', 'alpha galsyndrom', 'alphagal'],
      es: ['alfa gal', 'alpha gal', 'síndrome alfa gal'], it: ['alfa gal', 'alpha gal', 'sindrome alfa gal'], nl: ['alfa gal', 'alpha gal', 'alfa gal syndroom', 'alfa galsyndroom'], pt: ['alfa gal', 'alpha gal', 'síndrome alfa gal'],
    },
  },
  {
    // @source WHO Working Group, Glucose-6-phosphate dehydrogenase deficiency, Bulletin of the WHO 1989;67:601
    diets: [],
    foods: ['broad bean'],
    names: {
      en: ['favism', 'g6pd', 'g 6 pd', 'g6pdd', 'glucose 6 phosphate dehydrogenase', 'glucose 6 phosphate dehydrogenase deficiency'], fr: ['favisme', 'g6pd', 'glucose 6 phosphate déshydrogénase'],
      de: ['favismus', 'g6pd', 'glucose 6 phosphat dehydrogenase', 'glukose 6 phosphat dehydrogenase', 'g6pd mangel'], es: ['favismo', 'g6pd', 'glucosa 6 fosfato deshidrogenasa'], it: ['favismo', 'g6pd', 'glucosio 6 fosfato deidrogenasi'],
      nl: ['favisme', 'g6pd', 'glucose 6 fosfaat dehydrogenase'], pt: ['favismo', 'g6pd', 'glicose 6 fosfato desidrogenase', 'glucose 6 fosfato desidrogenase'],
    },
  },
];
