import type { ReadLanguage } from './substance.ts';

const either = (words: readonly string[]): string => `{${words.join('|')}}`;

/** Everything that oils and fats are pressed from, in the languages that are read, as packs list it after "vegetable oils". */
const OTHERS = [
  'coconut', 'coco', 'coprah', 'cocco', 'kokos[nuss]', 'kokosnoot', 'shea', 'karite', 'sheanuss', 'illipe', 'sal', 'kokum', 'mango', 'olive[s]', 'oliva', 'oliven', 'olijf',
  'linseed', 'lin', 'lein', 'lino', 'peanut', 'arachide[s]', 'erdnuss', 'sesame', 'sesam', 'cocoa', 'cacao', 'kakao',
];
const SEEDS = [
  'sunflower[ seed]', 'canola', 'rape[ ]seed', 'soy[a|bean|a bean]', 'corn', 'maize', 'cotton[ ]seed', 'safflower', 'grape[ ]seed', 'rice bran',
  'tournesol', 'colza', 'soja', 'mais', 'carthame', 'coton', 'pepins de raisin', 'sonnenblume[n|nkern|nkerne]', 'raps[samen]', 'distel', 'traubenkern[e]', 'baumwollsaat',
  'girasol', 'nabina', 'maiz', 'cartamo', 'algodon', 'girasole', 'soia', 'cotone', 'vinaccioli', 'zonnebloem[pit]', 'koolzaad', 'raapzaad', 'katoenzaad', 'girassol', 'milho', 'algodao',
];
const PALMS = ['palm[ kernel| fruit| olein| stearin]', 'palme', 'palmiste', 'palm{kern|frucht|pit}', 'palma', 'palmisto'];
const COCONUTS = ['coconut', 'coco', 'coprah', 'cocco', 'kokos[nuss]', 'kokosnoot'];
const OIL_SOURCES = { seeds: SEEDS, palms: PALMS, palmsAndCoconuts: [...PALMS, ...COCONUTS] } as const;

const ANY = either([...SEEDS, ...PALMS, ...OTHERS]);

/** An oil or fat that does not say of what. */
const HEADS: Readonly<Record<ReadLanguage, string>> = {
  en: '{[vegetable |plant |edible ]oil[s]|{vegetable|plant} fat[s]|fats and oils|shortening}',
  fr: '{huile[s]|graisse[s]|matiere[s] grasse[s]}[ vegetale[s]]', de: '{[pflanzen|speise|frittier]{ol|ole|oel|fett|fette}}', es: '{aceite[s]|grasa[s]}[ vegetal[es]]',
  it: '{oli[o|i]|grass{o|i}}[ vegetal{e|i}]', nl: '[plantaardige ]{olie[n]|vet[ten]}', pt: '{oleo[s]|gordura[s]}[ vegeta{l|is}]',
};
const AND = '{, | and | or | and/or |/| / | & | et | ou | et/ou | und | oder | y | o | y/o | e | e/o | en | of | en/of | e/ou }';
/** Two oils that share one word; "§" is the one that is searched and does not stand beside it. */
const SHARED: Readonly<Record<ReadLanguage, readonly string[]>> = {
  en: [`§^<${AND}${ANY}^> {oils|fats}`, `§^{ and | or | and/or | & |/}${either([...SEEDS, ...PALMS, ...COCONUTS])}^ {oil|fat}`],
  fr: [`{huile[s]|graisse[s]}[ vegetale[s]] {de |d'}+{, {de |d'}| et [de |d']| ou [de |d']| et/ou [de |d']}§`],
  de: ['§-[, +-]{, | und | oder |/}+{ol|oel|fett}'],
  es: ['{aceite[s]|grasa[s]}[ vegetal[es]] de +{ y | o | y/o }[de ]§'], it: ['{oli[o|i]|grass{o|i}}[ vegetal{e|i}] di +{ e | o | e/o }[di ]§'],
  nl: ['§-[, +-]{, | en | of |/}+{olie|vet}'], pt: ['{oleo[s]|gordura[s]}[ vegeta{l|is}] de +{ e | ou | e/ou }[de ]§'],
};
/** What made of the same plant is no oil. */
const NO_OIL = '!{[ ]{lecithin|protein|flour|bean|milk|starch|syrup|meal|extract|sauce|sugar|maltodextrin}}';

/**
 * Terms for an oil that is named apart from the word "oil": in the bracket after it ("vegetable oils (palm, rapeseed)"), after its
 * colon ("vegetable fat: palm"), or before it ("palm, rapeseed and sunflower oils", "Palm- und Rapsöl").
 */
export function oilTerms(language: ReadLanguage, sources: keyof typeof OIL_SOURCES): string[] {
  const wanted = `${either(OIL_SOURCES[sources])}${NO_OIL}`;
  const head = HEADS[language];
  const apart = [`${head}@${wanted}`, `${head}[ ]:[ ][<${ANY}^${AND}>]${wanted}`];
  return [...apart, ...SHARED[language].map((term) => term.replace('§', either(OIL_SOURCES[sources])))];
}
