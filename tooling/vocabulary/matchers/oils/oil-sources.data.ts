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
