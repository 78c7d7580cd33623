import { dietsNamedIn } from '../declared/diets.ts';
import { dietsOfWord } from '../declared/named-foods.ts';
import { isShelfName } from './concepts.ts';

/** "Do Maltesers have palm oil in them", "have Maltesers gluten": to have it is to contain it. */
export function asContents(typed: string): string {
  const text = withoutNor(typed);
  if (EATERS.test(text)) return text;
  const words = text.split(' ');
  const last = words.at(-1) ?? '';
  // "Gibt es eine ohne Palmöl?" looks for some.
  if (LOOKS_FOR.test(text)) return text.replace(LOOKS_FOR, 'something $1 ');
  // "Es vegano el snickers": what is asked stands before the food.
  const ahead = DIET_AHEAD.exec(text)?.groups;
  if (ahead !== undefined && dietsNamedIn([ahead['diet'] ?? '']).length > 0) return `is ${ahead['food'] ?? ''} ${ahead['diet'] ?? ''}`;
  const ofFood = heldIn(text);
  if (ofFood !== null) return ofFood;
  // "Heeft Toblerone noten?"
  if (
    /^(?:have|has)$/.test(words[0] ?? '') &&
    !/^(?:i|you|we|my)$/.test(words[1] ?? '') &&
    words.length > 2 &&
    last.length > 2 &&
    dietsOfWord(last) !== null
  )
    return `does ${words.slice(1, -1).join(' ')} contain ${last}`;
  // "Is da Sojaöl drin?", "zit daar geen palmolie in": in what was spoken of.
  if (/^(?:is|are) there .* (?:in|inside)$/.test(text)) return text.replace(/ (?:in|inside)$/, ' in it');
  // "Aceite de oliva o de sésamo": the second is of the same kind.
  const kinds = OF_ONE_OR_OTHER.exec(text);
  if (kinds !== null) return text.replace(OF_ONE_OR_OTHER, '$1 $2 $3 or $1 $2 $4');
  const ofTwo = HAS_ONE_OF.exec(text)?.groups;
  // "Il pesto ha anacardi o pinoli?"
  if (ofTwo !== undefined && dietsOfWord(ofTwo['one'] ?? '') !== null && dietsOfWord(ofTwo['other'] ?? '') !== null)
    return `does ${ofTwo['name'] ?? ''} contain ${ofTwo['one'] ?? ''} or ${ofTwo['other'] ?? ''}`;
  const lacking = LACKING.exec(text);
  // "Galletas que no lleven aceite de palma": cookies without it.
  if (lacking !== null && !/\b(?:my|i|it|this|that)\b/.test(lacking[1] ?? '')) return text.replace(LACKING, '$1 without ');
  // "Which dessert can I?"
  if (/^(?:which|what) .* (?:can|may|could) i$/.test(text)) return `${text} eat`;
  return text.replace(HAVE_BETWEEN, '$1 contain ').replace(HAVE_FIRST, 'does $1 contain $2').replace(HAVE_AFTER, 'does $1 contain $2');
}
/**
 * "Is palm oil in Oreos", "ist in Brot Milch", "tiene gluten la avena": what may be held stands before the food, or behind it without a verb of its
 * own. `null` where no food or brand stands beside what may be held.
 */
function heldIn(text: string): string | null {
  const [, held = '', food = ''] = IS_IN.exec(text) ?? HELD_FIRST.exec(text) ?? [];
  if (food !== '' && isHeldName(held)) return `does ${food} contain ${held}`;
  const [, inside = '', last = ''] = THERE_IN.exec(text) ?? [];
  return inside !== '' && isHeldName(last) ? `does ${inside} contain ${last}` : null;
}
const DIET_AHEAD = /^(?:is|are) (?<diet>\S+) (?:the|a|or|la|el|il|lo|los|las|os?|as?) (?<food>\S+(?: \S+){0,3})$/;
const isHeldName = (words: string): boolean => dietsOfWord(words) !== null || ONLY_SUBSTANCE.test(words);
const IS_IN =
  /^(?:is|are) (?!there\b|it\b|this\b|that\b|the\b)(\S+(?: \S+)?) in (?!it\b|this\b|that\b|them\b|there\b|my\b|general\b)(?:the |a |an )?(\S+(?: \S+){0,3})$/;
const HELD_FIRST = /^(?:have|has|contain|contains) (?!i |you |we |my )(\S+(?: \S+)?) (?:the|a) (\S+(?: \S+){0,3})$/;
const THERE_IN = /^(?:is|are) there in (?:the |a |an )?(\S+(?: \S+){0,2}) (?:any |some )?(\S+)$/;

/** "When can babies have honey?": who eats something contains nothing. */
const EATERS =
  /^(?:when |at what age |why |from when )?(?:can |may |could |should |do |does |must )?(?:a |an |my |the |small |young |older |pregnant )*(?:babies|baby|infants?|toddlers?|kids?|child(?:ren)?|teens?|teenagers?|adults?|people|women|men|vegans?|vegetarians?|coeliacs?|celiacs?|diabetics?|athletes?|runners?|seniors?|\d+ year olds?) (?:can |may |could |should |must )?(?:have|has|get)\b/;
const OF_ONE_OR_OTHER = /\b(\S{3,}) (of|de|di|do|da|du) (\S{3,}) or of (\S{3,})/;
const HAS_ONE_OF =
  /^(?!i |you |we |my |which |what |do |does |how )(?:the )?(?<name>\S+(?: \S+){0,3}) (?:has|have|contain|contains) (?:of |any |some )?(?<one>\S+) (?:or|and) (?:of |any |some )?(?<other>\S+)$/;
const LACKING =
  /^(?!(?:what|which|does|do|is|are|why) )(\S+(?: \S+){0,4}) (?:that|what|which) (?:do not|does not|don't|doesn't|not|no) (?:contain|have|has) (?=\S)/;
const HAVE_BETWEEN = /^((?:do|does) (?!i |you |we |my |it have to)(?:\S+ ){0,4}?\S+) (?:have|has|got) (?!to )(?=\S)/;
const SUBSTANCE =
  '(?:gluten|wheat|milk|lactose|dairy|soya?|nuts?|peanuts?|hazelnuts?|almonds?|cashews?|pistachios?|walnuts?|pine nuts|eggs?|sesame|celery|mustard|lupin|fish|shellfish|pork|beef|gelatine?|honey|palm oil|caffeine|alcohol|sugar|salt|sweeteners?|edulcorants?|additives?|colou?rs?|flavou?rings?|preservatives?|fib(?:re|er)|protein)';
const LOOKS_FOR = /^(?:is|are) there (?:(?:a|an|any|some|one|ones|none) )*(without|with (?:less|more|little|no|lots)|that|which) (?=\S)/;
const ONLY_SUBSTANCE = new RegExp(`^(?:any )?${SUBSTANCE}$`);
const HAVE_FIRST = new RegExp(`^(?:have|has) (?!i |you |we |my )(.+?) ((?:any )?${SUBSTANCE})$`);
const HAVE_AFTER = new RegExp(
  `^(?!i |you |we |my |which |what |do |does |how )(\\S+(?: \\S+){0,2}) (?:has|have) ((?:any )?${SUBSTANCE})(?: right| in (?:it|them))?$`,
);

/** "That contains nor milk nor egg": each is denied. */
function withoutNor(text: string): string {
  return text
    .replace(
      /\b(not|no|without|neither|contain|contains|with)((?: (?:contain|contains|have|has|eat|with))?) nor\b/g,
      (_, before: string, verb: string) =>
        before.startsWith('contain') || before === 'with' ? `${before}${verb} no` : `${before === 'neither' ? 'without' : before}${verb}`,
    )
    .replace(/\bneither (?:with |of )?(\S+) (?:nor|still|noch) (?:with |of )?/g, 'without $1 and without ')
    .replace(/ nor (?=\S)/g, ' and without ');
}

/** "Bonbons végans", "dolci vegani": a kind of food before the diet that it is to suit, as "vegan sweets". */
export function kindLast(words: readonly string[]): readonly string[] {
  const last = words.at(-1) ?? '';
  const kind = words.slice(0, -1).filter((word) => !/^(?:the|a|some|any|of|des|de|unos|unas|dei|delle|uns|umas)$/.test(word));
  const isOfKind = kind.length > 0 && kind.length <= 2 && isShelfName(kind.join(' ')) && dietsNamedIn([last]).length > 0;
  return isOfKind ? [last, ...kind] : words;
}
