import type { SubstanceTable } from './substances.ts';

/** What made of the same plant is no oil. */
const NO_OIL = '!{[ ]{lecithin|protein|flour|bean|milk|starch|syrup|meal|extract|sauce|sugar|maltodextrin}}';
const oils = (...sources: string[]): string[] => sources.map((source) => `${source}${NO_OIL}`);

/** What oils and fats are pressed from, as packs list it after "vegetable oils", in all languages that are read. */
const SEED_SOURCES = oils(
  'sunflower[ seed]', 'canola', 'rape[ ]seed', 'soy[a|bean|a bean]', 'corn', 'maize', 'cotton[ ]seed', 'safflower', 'grape[ ]seed', 'rice bran',
  'tournesol', 'colza', 'soja', 'mais', 'carthame', 'coton', 'pepins de raisin', 'sonnenblume[n|nkern|nkerne]', 'raps[samen]', 'distel', 'traubenkern[e]', 'baumwollsaat',
  'girasol', 'nabina', 'maiz', 'cartamo', 'algodon', 'girasole', 'soia', 'cotone', 'vinaccioli', 'zonnebloem[pit]', 'koolzaad', 'raapzaad', 'katoenzaad', 'girassol', 'milho', 'algodao',
);
const PALM_SOURCES = oils('palm[ kernel| fruit| olein| stearin]', 'palme', 'palmiste', 'palm{kern|frucht|pit}', 'palma', 'palmisto');
const COCONUT_SOURCES = oils('coconut', 'coco', 'coprah', 'cocco', 'kokos[nuss]', 'kokosnoot');

export const FATS = {
  'Seed oils': {
    terms: {
      en: [
        '{sunflower|canola|rapeseed|soy[a|bean]|corn|cotton[ ]seed|safflower|grape[ ]seed|rice bran}[ seed] oil[s]',
        '{canola|soybean|sunflower|corn|cottonseed|rapeseed|safflower}<[,] {and/or|and|or|&} {canola|soybean|sunflower|corn|cottonseed|rapeseed|safflower|palm}> oil[s]',
      ],
      fr: ["huile[s] [vegetale[s] ][de |d['][ ]]{tournesol|colza|soja|mais|pepin[s] de raisin|carthame|coton}"],
      de: ['{sonnenblumen|raps|soja|mais|distel|traubenkern|baumwollsaat}{ol|oel}'],
      es: ['aceite[s] [vegetal[es] ]de {girasol|colza|nabina|soja|maiz|cartamo|algodon|pepitas de uva}'],
      it: [
        'oli[o|i] [vegetale ]di [semi[ di][ ]]{girasole|colza|soia|mais|cartamo|vinaccioli|cotone}', 'olio di semi',
      ],
      nl: [
        'zonnebloemolie', 'koolzaadolie', 'raapzaadolie', 'sojaolie', 'maisolie', 'katoenzaadolie', 'druivenpitolie',
        'rijstzemelolie',
      ],
      pt: ['oleo[s] [vegeta{l|is} ]de {girassol|colza|canola|soja|milho|algodao|grainha de uva}'],
    },
    oils: SEED_SOURCES,
    halfTerms: [
      'vegetable oil[s]', 'huile[s] vegetale[s]', 'pflanzliche[s|n][ ]{ol|ole|fett}', 'aceite[s] vegetal[es]',
      'oli[o|i] vegetal{e|i}', 'plantaardige {olie[n]|vet[ten]}', 'oleo[s] vegeta{l|is}',
    ],
  },
  'Palm Oil': {
    oils: PALM_SOURCES,
    terms: {
      en: ['palm[ kernel| olein| stearin] {oil|fat}[s]', 'palm kernel', 'palm olein'],
      fr: ['huile de palm{e|iste}', 'graisse de palm{e|iste}', 'palme', 'palmiste'],
      de: ['palm[kern]{ol|fett}', 'palm{ |,|)}'],
      es: ['{aceite|grasa} de palm{a|iste}', 'palmiste'],
      it: ['{olio|grasso} di palm{a|isto}', 'palmisto'],
      nl: ['palm[pit]{olie|vet}'],
      pt: ['{oleo|gordura} de palm{a|iste}'],
    },
    lookAlikes: [
      'palm~[oil-]free', 'sans huile de palme', 'ohne palmol', 'heart[s] of palm', 'palm sugar',
      'coeur[s] de palmier[s]',
    ],
  },
  'Coconut and Palm Oil': {
    oils: [...PALM_SOURCES, ...COCONUT_SOURCES],
    terms: {
      en: ['palm[ kernel| olein| stearin] {oil|fat}[s]', 'palm kernel', 'palm olein', 'coconut {oil|fat}'],
      fr: ['huile de palm{e|iste}', 'graisse de palm{e|iste}', 'palme', 'palmiste', 'huile de {coco|coprah}'],
      de: ['palm[kern]{ol|fett}', 'palm{ |,|)}', 'kokos[nuss]{ol|fett}'],
      es: ['{aceite|grasa} de palm{a|iste}', 'palmiste', 'aceite de coco'],
      it: ['{olio|grasso} di palm{a|isto}', 'palmisto', 'olio di cocco'],
      nl: ['palm[pit]{olie|vet}', 'kokos{olie|vet}'],
      pt: ['{oleo|gordura} de palm{a|iste}', 'oleo de coco'],
    },
    lookAlikes: [
      'palm~[oil-]free', 'sans huile de palme', 'ohne palmol', 'heart[s] of palm', 'palm sugar',
      'coeur[s] de palmier[s]',
    ],
  },
  'Olive Oil': {
    terms: {
      en: ['olive oil'],
      fr: ["huile[s] d['][ ]olive[s]"],
      de: ['oliven{ol|oel}'],
      es: ['aceite de oliva'],
      it: ["olio [extra[ ]vergine ]d[i|'|['] ][ ]oliva"],
      nl: ['olijfolie'],
      pt: ['azeite'],
    },
    lookAlikes: ['olive oil cooking spray'],
    categories: ['en:olive-oils', 'en:extra-virgin-olive-oils', 'en:virgin-olive-oils'],
  },
  'Partially Hydrogenated Oil': {
    terms: {
      en: ['partially-hydrogenated', 'partly hydrogenated', 'vegetable shortening', 'shortening'],
      fr: ['partiellement hydrogene*'],
      de: ['{teilweise|teil}~{gehartet|hydriert}*'],
      es: ['parcialmente hidrogenad*'],
      it: ['parzialmente idrogenat*'],
      nl: ['gedeeltelijk gehard*'],
      pt: ['parcialmente hidrogenad*'],
    },
  },
  'Hydrogenated Oil': {
    terms: {
      en: ['hydrogenated'],
      fr: ['hydrogene[e|es|s]'],
      de: ['{gehartet|hydriert}*'],
      es: ['hidrogenad*'],
      it: ['idrogenat*'],
      nl: ['gehard*', 'gehydrogeneerd*'],
      pt: ['hidrogenad*'],
    },
    lookAlikes: ['non-hydrogenated[< +>]', 'non hydrogenee[s]', 'nicht hydriert', 'no hidrogenad*', 'non idrogenat*'],
  },
} satisfies SubstanceTable;
