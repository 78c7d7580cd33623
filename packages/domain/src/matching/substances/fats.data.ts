import { oilTerms } from './oil-terms.ts';
import type { SubstanceTable } from './substance.ts';

export const FATS = {
  'Seed oils': {
    terms: {
      en: [...oilTerms('en', 'seeds'),
        '{sunflower|canola|rapeseed|soy[a|bean]|corn|cotton[ ]seed|safflower|grape[ ]seed|rice bran}[ seed] oil[s]',
        '{canola|soybean|sunflower|corn|cottonseed|rapeseed|safflower}<[,] {and/or|and|or|&} {canola|soybean|sunflower|corn|cottonseed|rapeseed|safflower|palm}> oil[s]',
      ],
      fr: [...oilTerms('fr', 'seeds'), "huile[s] [vegetale[s] ][de |d['][ ]]{tournesol|colza|soja|mais|pepin[s] de raisin|carthame|coton}"],
      de: [...oilTerms('de', 'seeds'), '{sonnenblumen|raps|soja|mais|distel|traubenkern|baumwollsaat}{ol|oel}'],
      es: [...oilTerms('es', 'seeds'), 'aceite[s] [vegetal[es] ]de {girasol|colza|nabina|soja|maiz|cartamo|algodon|pepitas de uva}'],
      it: [...oilTerms('it', 'seeds'),
        'oli[o|i] [vegetale ]di [semi[ di][ ]]{girasole|colza|soia|mais|cartamo|vinaccioli|cotone}', 'olio di semi',
      ],
      nl: [...oilTerms('nl', 'seeds'),
        'zonnebloemolie', 'koolzaadolie', 'raapzaadolie', 'sojaolie', 'maisolie', 'katoenzaadolie', 'druivenpitolie',
        'rijstzemelolie',
      ],
      pt: [...oilTerms('pt', 'seeds'), 'oleo[s] [vegeta{l|is} ]de {girassol|colza|canola|soja|milho|algodao|grainha de uva}'],
    },
    halfTerms: [
      'vegetable oil[s]', 'huile[s] vegetale[s]', 'pflanzliche[s|n][ ]{ol|ole|fett}', 'aceite[s] vegetal[es]',
      'oli[o|i] vegetal{e|i}', 'plantaardige {olie[n]|vet[ten]}', 'oleo[s] vegeta{l|is}',
    ],
  },
  'Palm Oil': {
    terms: {
      en: [...oilTerms('en', 'palms'), 'palm[ kernel| olein| stearin] {oil|fat}[s]', 'palm kernel', 'palm olein'],
      fr: [...oilTerms('fr', 'palms'), 'huile de palm{e|iste}', 'graisse de palm{e|iste}', 'palme', 'palmiste'],
      de: [...oilTerms('de', 'palms'), 'palm[kern]{ol|fett}', 'palm{ |,|)}'],
      es: [...oilTerms('es', 'palms'), '{aceite|grasa} de palm{a|iste}', 'palmiste'],
      it: [...oilTerms('it', 'palms'), '{olio|grasso} di palm{a|isto}', 'palmisto'],
      nl: [...oilTerms('nl', 'palms'), 'palm[pit]{olie|vet}'],
      pt: [...oilTerms('pt', 'palms'), '{oleo|gordura} de palm{a|iste}'],
    },
    lookAlikes: [
      'palm~[oil-]free', 'sans huile de palme', 'ohne palmol', 'heart[s] of palm', 'palm sugar',
      'coeur[s] de palmier[s]',
    ],
  },
  'Coconut and Palm Oil': {
    terms: {
      en: [...oilTerms('en', 'palmsAndCoconuts'), 'palm[ kernel| olein| stearin] {oil|fat}[s]', 'palm kernel', 'palm olein', 'coconut {oil|fat}'],
      fr: [...oilTerms('fr', 'palmsAndCoconuts'), 'huile de palm{e|iste}', 'graisse de palm{e|iste}', 'palme', 'palmiste', 'huile de {coco|coprah}'],
      de: [...oilTerms('de', 'palmsAndCoconuts'), 'palm[kern]{ol|fett}', 'palm{ |,|)}', 'kokos[nuss]{ol|fett}'],
      es: [...oilTerms('es', 'palmsAndCoconuts'), '{aceite|grasa} de palm{a|iste}', 'palmiste', 'aceite de coco'],
      it: [...oilTerms('it', 'palmsAndCoconuts'), '{olio|grasso} di palm{a|isto}', 'palmisto', 'olio di cocco'],
      nl: [...oilTerms('nl', 'palmsAndCoconuts'), 'palm[pit]{olie|vet}', 'kokos{olie|vet}'],
      pt: [...oilTerms('pt', 'palmsAndCoconuts'), '{oleo|gordura} de palm{a|iste}', 'oleo de coco'],
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
