import { foldText } from '../../lib/index.ts';
import { type Answer, answerOf } from '../answer.ts';
import type { Pet, PetLevel, PetLine, PetReason } from '../asked-blocks.ts';
import { type KindId } from '../knowledge/kinds.data.ts';
import { kindsIn, tokensOf } from '../knowledge/kinds.ts';
import type { TermLanguage } from '../knowledge/terms.ts';
import { isFoodWord } from '../understand/mention-words.ts';

const PETS: readonly (readonly [Pet, RegExp])[] = [
  [
    'dog',
    /(?:^| )(?:dogs?|dog's|doggo|pupp(?:y|ies)|hund(?:e|en|es|in)?|welpen?|hundchen|chiens?|chienne|chiots?|perr[oa]s?|perrit[oa]s?|cachorr[oa]s?|can[ei]|cagnolin[oa]|cucciol[oi]|cao|caes|caozinho|cadela|hond(?:en|je)?|puppy's|labrador|dackel|retriever|poodle|pudel|beagle)(?= |$)/,
  ],
  [
    'cat',
    /(?:^| )(?:cats?|cat's|kitt(?:y|en|ens)|katzen?|kater|katzchen|chats?|chatte|chatons?|gat[oa]s?|gatit[oa]s?|gatt[oiae]|gattin[oa]|gatinh[oa]s?|kat(?:ten|je)?|poes|poezen|kitten)(?= |$)/,
  ],
  [
    'other',
    /(?:^| )(?:pets?|hamsters?|guinea pigs?|rabbits?|bunny|parrots?|budgie|budgies|ferrets?|haustiere?|meerschweinchen|kaninchen|papagei(?:en)?|wellensittich\w*|frettchen|lapins?|cochon d'inde|perroquets?|perruche|mascotas?|conejos?|cobayas?|loros?|periquitos?|coniglio|conigli|criceto|pappagallo|coelhos?|papagaio|periquito|porquinho da india|animal de estimacao|huisdier(?:en)?|konijn(?:en)?|cavia|papegaai|parkiet|fret)(?= |$)/,
  ],
];
/** "Hot dog", "cat food brand": no animal that eats. */
const NO_PET =
  /(?:^| )(?:hot ?dogs?|corn ?dogs?|hotdog\w*|perrito caliente|perritos calientes|cachorro quente|cachorros quentes|langue de chat|langues de chat|katzenzungen?|lingue di gatto|lenguas de gato|lingua de gato|kattentong\w*|pan de perro|chat(?: bot| gpt|te?r|ting)|(?:in (?:this|the)|this|dieser|im|dans ce|dans le|este|questa|deze) chat|il cane d\w+|kit ?kat\w*|allerg\w+ to (?:dogs?|cats?)|(?:katzen|hunde)allergie|(?:hunden?|katzen?)haar\w*|dog days?|pet (?:bottle|flasche)|bouteille pet|cachorro(?= de)|chien chaud|(?:as )?(?:weak|sick|sly|tired) as an? (?:\w+ )?(?:kitten|dog|cat|parrot)|cats and dogs|malade comme un chien)(?= |$)/g;
const EATEN =
  /(?:^| )(?:ate|eaten|eating|swallow\w*|licked|chewed|stole|stolen|nicked|got (?:into|hold of|at)|gobbled|had|bit|gefressen|frisst|fras|gegessen|verschluckt|geleckt|abgeleckt|geklaut|erwischt|a (?:\w+ )?(?:mange|avale|leche|devore|pris|vole|croque|bouffe)|vient de manger|ha (?:\w+ )?(?:comido|tragado|lamido|mangiato|ingoiato|leccato|rubato|bevuto)|(?:se )?comio|se ha comido|trago|lamio|robo|mangiato|ingoiato|leccato|comeu|engoliu|lambeu|roubou|bebeu|gegeten|opgegeten|ingeslikt|gelikt|opgevreten|gepikt|heeft (?:\w+ ){0,6}(?:op|gegeten|gelikt))(?= |$)/;
/** People besides the animal have it too: then they come first. */
const PEOPLE_TOO =
  /(?:^| )(?:(?:and|und|et|y|e|ed|en) (?:also |auch |aussi |tambien |anche |tambem |ook )?(?:my|our|the|mein\w*|unser\w*|mon|ma|notre|mi|nuestr[oa]|mio|mia|meu|minha|mijn|ons|il mio|la mia|o meu|a minha) (?:\w+ )?(?:son|daughter|child|kids?|baby|toddler|husband|wife|sohn|tochter|kind|mann|frau|fils|fille|enfants?|bebe|mari|femme|hij[oa]|nin[oa]|figli[oa]|bambin[oa]|filh[oa]|zoon\w*|dochter\w*)|(?:my|our|mein\w*|mon|ma|mi|mio|mia|meu|minha|mijn) (?:\w+ )?(?:son|daughter|child|kids?|baby|toddler|sohn|tochter|kind|fils|fille|enfant|bebe|hij[oa]|figli[oa]|bambin[oa]|filh[oa]|zoon\w*|dochter\w*) (?:and|und|et|y|e|en) )/;
/** Allergy to animals and the like is of people. */
const OF_PEOPLE =
  /(?:^| )(?:eat|essen|manger|comer|mangiare|eten) (?:dogs?|cats?|hunde?|katzen?|du chien|perros?|cani|gatti|hond|kat)(?= |$)/;

const plain = (text: string): string =>
  foldText(text)
    .replace(/[^\p{L}\p{N}']+/gu, ' ')
    .trim();

/** The animal for which a message asks food, or that ate some; `null` where people are spoken of. */
export function petIn(message: string): Pet | null {
  const text = plain(message).replace(NO_PET, ' ').replace(/ +/g, ' ');
  if (OF_PEOPLE.test(text) || PEOPLE_TOO.test(` ${text}`)) return null;
  const [kind] = PETS.find(([, form]) => form.test(text)) ?? [null];
  return kind;
}

const POISONS: readonly (readonly [PetReason, RegExp, readonly KindId[]])[] = [
  [
    'xylitol',
    /\b(?:x[iy]l[iy]t(?:ol\w*|e)?|xilitol\w*|xilitolo|birch sugar|birkenzucker|sucre de bouleau|azucar de abedul|zucchero di betulla|acucar de betula|berkensuiker|e967|sugar ?free (?:gum|sweets?|mints?)|toothpaste|zahnpasta|dentifrice|dentifrico)\b/,
    ['sweet_gum'],
  ],
  [
    'theobromine',
    /\b(?:brownies?|nutella|kakao\w*|cacao|cocoa|schoko\w*|chocolat\w*|cioccolat\w*|ciocolat\w*|chocolade\w*|lindt|milka|kitkat|snickers|pralinen?|bonbons? au chocolat)\b/,
    ['chocolate', 'coffee', 'tea', 'energy_drink'],
  ],
  [
    'grape',
    /\b(?:raisins?|sultanas?|currants?|rosinen?|sultaninen|korinthen|weintrauben?|trauben|pasas?|uvett[ae]|uva passa|uvas? passas?|passas?|rozijn\w*|krenten|druif|druiven|stollen|rosinenbrot)\b/,
    ['grapes', 'wine'],
  ],
  [
    'onion',
    /\b(?:onions?|garlic|leeks?|chives?|shallots?|zwiebel\w*|knoblauch\w*|lauch|porree|schnittlauch|schalotten?|oignons?|ail|poireaux?|ciboulette|echalotes?|cebollas?|ajos?|puerros?|cebollino|cipoll[ae]|aglio|porr[oi]|scalogno|cebolinho|alhos?|alho|ui|uien|knoflook|prei|bieslook|sjalot\w*)\b/,
    ['onion_garlic'],
  ],
  ['macadamia', /\b(?:macadami\w*)\b/, []],
  [
    'alcohol',
    /\b(?:yeast dough|bread dough|raw dough|hefeteig|pate (?:a pain|crue)|masa cruda|impasto crudo|massa crua|rauw deeg)\b/,
    ['beer', 'wine', 'spirits', 'liqueur_sweets'],
  ],
];
const BY_KIND: readonly (readonly [PetLevel, PetReason, string])[] = [
  ['avoid', 'avocado', 'avocado'],
  ['avoid', 'milk', 'milk cream raw_milk'],
  ['avoid', 'macadamia', 'nuts marzipan'],
  [
    'avoid',
    'rich',
    'sausage cured_meat salty salt pizza fries pastry sugar honey jelly soft_drink diet_drink sweetener butter mayonnaise spicy soy_sauce yeast_extract smoked_fish raw_meat raw_fish raw_egg soft_cheese blue_cheese liquorice pate salty_cheese dried_fruit breaded_meat breaded_fish popcorn mushrooms celery citrus grapefruit',
  ],
  ['little', 'milk', 'yogurt cheese hard_cheese fresh_cheese'],
  [
    'little',
    'plain',
    'poultry red_meat white_fish oily_fish tuna small_oily_fish egg rice potato pasta white_bread oats carrot vegetables apple_pear banana berries peanut_butter peanuts leafy sweetcorn pulses fruit liver',
  ],
];

/**
 * What holds of each food that a message names for an animal, the gravest first; where it ate something that may be poisonous, whom to call
 * stands above.
 *
 * @source FDA, Potentially Dangerous Items for Your Pet; ASPCA, People Foods to Avoid Feeding Your Pets
 * @returns `null` where no animal, or no food, is named
 */
export function composePet(message: string, language: TermLanguage | null): Answer | null {
  const pet = petIn(message);
  if (pet === null) return null;
  const lines = linesOf(message, language);
  const hasEaten = EATEN.test(` ${plain(message)}`);
  if (lines.length === 0) return null;
  const isGrave = hasEaten && lines.some(({ level }) => level !== 'little');
  return answerOf([{ kind: 'pet', pet, lines, isEmergency: isGrave }], [{ kind: 'publication', publication: 'fdaPets' }]);
}

const ORDER: readonly PetLevel[] = ['poison', 'avoid', 'ask', 'little'];

function linesOf(message: string, language: TermLanguage | null): PetLine[] {
  const text = plain(message);
  const foods = kindsIn(message, language);
  const poisons = POISONS.flatMap(([reason, form, kinds]): PetLine[] => {
    const words = form.exec(text)?.[0];
    const named = foods.filter(({ kind }) => kinds.includes(kind)).map((one) => one.words);
    const all = words === undefined ? named : [asTyped(words, message)];
    return all.slice(0, 1).map((food) => ({ food, level: 'poison', reason }));
  });
  const isTaken = (words: string) => poisons.some(({ food }) => plain(food).includes(plain(words)) || plain(words).includes(plain(food)));
  const others = foods
    .filter(({ kind, words }) => !isTaken(words) && !POISONS.some(([, , kinds]) => kinds.includes(kind)))
    .map(({ kind, words }): PetLine => {
      const row = BY_KIND.find(([, , kinds]) => kinds.split(' ').includes(kind));
      return { food: words, level: row?.[0] ?? 'ask', reason: row?.[1] ?? 'unknown' };
    });
  const known = [...poisons, ...others];
  const unknown = tokensOf(message).flatMap(({ plain: word, from, to, text: typed }): PetLine[] =>
    known.length === 0 &&
    word.length > 3 &&
    isFoodWord(word) &&
    !known.some(({ food }) => plain(food).includes(word)) &&
    !PETS.some(([, form]) => form.test(` ${word} `))
      ? [{ food: typed.slice(from, to), level: 'ask', reason: 'unknown' }]
      : [],
  );
  return [...known, ...unknown].toSorted((one, other) => ORDER.indexOf(one.level) - ORDER.indexOf(other.level));
}

/** Words of the folded text as they stand in the message, where they stand in it. */
function asTyped(words: string, message: string): string {
  const tokens = tokensOf(message);
  const [first] = words.split(' ');
  const token = tokens.find(({ plain: word }) => word === first);
  return token === undefined || words.includes(' ') ? words : message.slice(token.from, token.to);
}
