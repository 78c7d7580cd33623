import type { SubstanceTable } from './substances.ts';

/** Allergens that have to be declared in the EU and that no other table here names. */
export const ALLERGENS = {
  Sesame: {
    terms: {
      en: ['sesame', 'tahini', 'gingelly'], fr: ['sesame', 'tahin[e|i]'], de: ['sesam*', 'tahin[i]'], es: ['sesamo', 'ajonjoli', 'tahini'],
      it: ['sesamo', 'tahin[i]'], nl: ['sesam*', 'tahin[i]'], pt: ['sesamo', 'gergelim', 'tahini'],
    },
    lookAlikes: ['sesame-free'],
    allergens: ['en:sesame-seeds'],
  },
  Mustard: {
    terms: {
      en: ['mustard'], fr: ['moutarde'], de: ['senf*'], es: ['mostaza'], it: ['senape', 'mostarda'], nl: ['mosterd*'], pt: ['mostarda'],
    },
    allergens: ['en:mustard'],
  },
  Celery: {
    terms: { en: ['celery', 'celeriac'], fr: ['celeri[s]'], de: ['sellerie*'], es: ['apio'], it: ['sedano'], nl: ['selderij*', 'selderie*'], pt: ['aipo'] },
    allergens: ['en:celery'],
  },
  Lupin: {
    terms: { en: ['lupin[e|s]'], fr: ['lupin[s]'], de: ['lupine[n]', 'lupinen*'], es: ['altramu{z|ces}'], it: ['lupin{o|i}'], nl: ['lupine'], pt: ['tremoco[s]'] },
    allergens: ['en:lupin'],
  },
  Sulphites: {
    terms: {
      en: ['sul{ph|f}ite[s]', '{sodium|potassium} {meta|}bisul{ph|f}ite', 'sul{ph|f}ur dioxide'], fr: ['sulfite[s]', 'anhydride sulfureux'],
      de: ['sulfit[e]', 'schwefeldioxid'], es: ['sulfito[s]', 'dioxido de azufre'], it: ['solfit{o|i}', 'anidride solforosa'],
      nl: ['sulfiet[en]', 'zwaveldioxide'], pt: ['sulfito[s]', 'dioxido de enxofre'],
    },
    additives: ['e220', 'e221', 'e222', 'e223', 'e224', 'e225', 'e226', 'e227', 'e228'],
    allergens: ['en:sulphur-dioxide-and-sulphites'],
  },
} satisfies SubstanceTable;
