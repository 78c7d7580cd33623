import type { ReadLanguage } from '../substance.ts';

/** What made of the same plant is no oil. */
const NO_OIL = '!{[ ]{lecithin|protein|flour|bean|milk|starch|syrup|meal|extract|sauce|sugar|maltodextrin}}';
const oils = (...sources: string[]): string[] => sources.map((source) => `${source}${NO_OIL}`);

/** What oils and fats are pressed from, as packs list it after "vegetable oils", in all languages that are read. */
export const SEED_SOURCES = oils(
  'sunflower[ seed]', 'canola', 'rape[ ]seed', 'soy[a|bean|a bean]', 'corn', 'maize', 'cotton[ ]seed', 'safflower', 'grape[ ]seed', 'rice bran',
  'tournesol', 'colza', 'soja', 'mais', 'carthame', 'coton', 'pepins de raisin', 'sonnenblume[n|nkern|nkerne]', 'raps[samen]', 'distel', 'traubenkern[e]', 'baumwollsaat',
  'girasol', 'nabina', 'maiz', 'cartamo', 'algodon', 'girasole', 'soia', 'cotone', 'vinaccioli', 'zonnebloem[pit]', 'koolzaad', 'raapzaad', 'katoenzaad', 'girassol', 'milho', 'algodao',
);
export const PALM_SOURCES = oils('palm[ kernel| fruit| olein| stearin]', 'palme', 'palmiste', 'palm{kern|frucht|pit}', 'palma', 'palmisto');
export const COCONUT_SOURCES = oils('coconut', 'coco', 'coprah', 'cocco', 'kokos[nuss]', 'kokosnoot');
export const OTHER_SOURCES = oils(
  'shea', 'karite', 'sheanuss', 'illipe', 'sal', 'kokum', 'mango', 'olive[s]', 'oliva', 'oliven', 'olijf', 'linseed', 'lin', 'lein', 'lino', 'peanut', 'arachide[s]', 'erdnuss',
  'sesame', 'sesam', 'cocoa', 'cacao', 'kakao',
);

/** An oil or fat that does not say of what. */
export const OIL_WORDS: Readonly<Record<ReadLanguage, string>> = {
  en: '{[vegetable |plant |edible ]oil[s]|{vegetable|plant} fat[s]|fats and oils|shortening}',
  fr: '{huile[s]|graisse[s]|matiere[s] grasse[s]}[ vegetale[s]]', de: '[pflanzen|speise|frittier]{ol|ole|oel|fett|fette}', es: '{aceite[s]|grasa[s]}[ vegetal[es]]',
  it: '{oli[o|i]|grass{o|i}}[ vegetal{e|i}]', nl: '[plantaardige ]{olie[n]|vet[ten]}', pt: '{oleo[s]|gordura[s]}[ vegeta{l|is}]',
};

/** Two oils that share one word; English, which puts no hyphen, is read from its sources. */
export const SHARED_OIL_WORD: Readonly<Record<Exclude<ReadLanguage, 'en'>, string>> = {
  fr: "{huile[s]|graisse[s]}[ vegetale[s]] {de |d'}+{, {de |d'}| {et|ou|et/ou} [de |d']}+", de: '+-[, +-]{, | und | oder |/}+{ol|oel|fett}', nl: '+-[, +-]{, | en | of |/}+{olie|vet}',
  es: '{aceite[s]|grasa[s]}[ vegetal[es]] de + {y|o|y/o} [de ]+', it: '{oli[o|i]|grass{o|i}}[ vegetal{e|i}] di + {e|o|e/o} [di ]+', pt: '{oleo[s]|gordura[s]}[ vegeta{l|is}] de + {e|ou|e/ou} [de ]+',
};
